import styled from "styled-components";
import { plainList } from "../../styles/mixins";
import { PostCard, type PostCardProps } from "./post-card";
import type { PostCardData } from "../props";

export interface PostGridProps extends Omit<PostCardProps, "post"> {
  readonly posts: readonly PostCardData[];
  /** Whether the first card has the first picture of the page. */
  readonly priority?: boolean;
}

/** Cards of articles in one to three columns. */
export function PostGrid({ posts, priority = false, ...common }: PostGridProps) {
  return (
    <Grid>
      {posts.map((post, index) => (
        <li key={post.path}>
          <PostCard post={post} {...common} priority={priority && index === 0} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-7) var(--space-6);
`;
