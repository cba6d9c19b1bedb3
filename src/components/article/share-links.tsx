import styled from "styled-components";
import { plainList } from "../../styles/mixins";
import { VisuallyHidden } from "../primitives/visually-hidden";

/** Addresses that take a page's own: plain links, which tell nobody anything until a reader follows one. */
const services: readonly { readonly name: string; readonly address: (url: string, title: string) => string }[] = [
  { name: "Email", address: (url, title) => `mailto:?subject=${title}&body=${url}` },
  { name: "WhatsApp", address: (url, title) => `https://wa.me/?text=${title}%20${url}` },
  { name: "Facebook", address: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: "X", address: (url, title) => `https://x.com/intent/post?text=${title}&url=${url}` },
  { name: "LinkedIn", address: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
];

export interface ShareLinksProps {
  /** Absolute address of the page. */
  readonly url: string;
  readonly title: string;
}

export function ShareLinks({ url, title }: ShareLinksProps) {
  return (
    <Nav aria-label="Share this article">
      <span aria-hidden="true">Share</span>
      <ul>
        {services.map(({ name, address }) => (
          <li key={name}>
            <a href={address(encodeURIComponent(url), encodeURIComponent(title))} rel="nofollow noopener noreferrer">
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
