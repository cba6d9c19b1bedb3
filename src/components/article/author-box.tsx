import styled from "styled-components";
import { routes } from "../../site/routes";
import { captionText, softText, media } from "../../styles/mixins";
import { usePage } from "../page-context";
import type { PersonData } from "../props";
import { Picture } from "../primitives/picture";

/** The author of a page, linked to the about page. */
export function Byline() {
  return (
    <>
      by{" "}
      <a href={routes.about} rel="author">
        {usePage().site.author}
      </a>
    </>
  );
}

/** Who wrote an article: picture, name, role, biography and links. */
export function AuthorBox({ person, id }: { readonly person: PersonData; readonly id?: string }) {
  const { name, role, biography, links, portrait } = person;
  return (
    <Box id={id} aria-label="About the author">
      {portrait && <Picture data={portrait.data} alt={portrait.alt} sizes="96px" />}
      <div>
        <p>
          <strong>{name}</strong> <span>{role}</span>
        </p>
        <p>{biography}</p>
        {links && links.length > 0 && (
          <ul>
            {links.map((url) => (
              <li key={url}>
                <a href={url} rel="me noopener">
                  {new URL(url).hostname.replace(/^www\./, "")}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: var(--space-4);
  margin-top: var(--space-6);
  padding-block: var(--space-5);
  overflow-wrap: anywhere;
  border-block: 1px solid var(--line);
  ${media.mediumOrPrint} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  img {
    border-radius: 50%;
  }
  span {
    margin-left: var(--space-2);
    ${softText}
  }
  p + p {
    margin-top: var(--space-2);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
    margin-top: var(--space-2);
    padding: 0;
    list-style: none;
    ${captionText}
  }
`;
