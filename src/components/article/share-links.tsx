import styled from "styled-components";
import { plainList } from "../../styles/mixins";
import { VisuallyHidden } from "../primitives/visually-hidden";

/** Share URLs of each service. They are plain links, so nothing is sent until a reader follows one. */
const services: readonly { readonly name: string; readonly href: (url: string, title: string) => string }[] = [
  { name: "Email", href: (url, title) => `mailto:?subject=${title}&body=${url}` },
  { name: "WhatsApp", href: (url, title) => `https://wa.me/?text=${title}%20${url}` },
  { name: "Facebook", href: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: "X", href: (url, title) => `https://x.com/intent/post?text=${title}&url=${url}` },
  { name: "LinkedIn", href: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
];

export interface ShareLinksProps {
  /** Absolute URL of the page. */
  readonly url: string;
  readonly title: string;
}

export function ShareLinks({ url, title }: ShareLinksProps) {
  return (
    <Nav aria-label="Share this article">
      <span aria-hidden="true">Share</span>
      <ul>
        {services.map(({ name, href }) => (
          <li key={name}>
            <a href={href(encodeURIComponent(url), encodeURIComponent(title))} rel="nofollow noopener noreferrer">
              <VisuallyHidden>Share by </VisuallyHidden>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  > span {
    padding-block: var(--space-2);
    color: var(--soft);
  }
  ul {
    ${plainList}
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
  a {
    display: inline-block;
    padding-block: var(--space-2);
  }
`;
