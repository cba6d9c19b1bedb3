import styled from "styled-components";
import { routes } from "../../site/routes";
import { plainHeading, plainList } from "../../styles/mixins";
import type { EvidencePosterProps } from "./evidence-poster";

/** The works of a poster as links, by method. */
export function ReferenceList({ methods, works }: Pick<EvidencePosterProps, "methods" | "works">) {
  return (
    <List>
      {methods.map(({ slug, label }) => (
        <section key={slug} aria-labelledby={slug}>
          <h3 id={slug}>{label}</h3>
          <ul>
            {works
              .filter(({ method }) => method === slug)
              .map(({ id, name }) => (
                <li key={id}>
                  <a href={`${routes.evidenceOf(slug)}#${id}`}>{name}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </List>
  );
}

const List = styled.div`
  columns: 16rem;
  column-gap: var(--space-6);
  font-size: var(--text-n);
  h3 {
    padding-top: var(--space-4);
    ${plainHeading}
  }
  ul {
    ${plainList}
  }
  li a {
    display: block;
    padding-block: 0.1875rem;
    line-height: 1.25;
  }
`;
