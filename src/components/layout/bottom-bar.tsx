import styled from "styled-components";
import { notPrinted, media } from "../../styles/mixins";
import { CallToAction } from "../affiliate/call-to-action";
import { ledgerWord } from "../../content-model/first-hand";
import { routes } from "../../site/routes";
import { usePage } from "../page-context";

/**
 * A bar at the bottom of each screen after the first, on phones, whose header has no button: links to the contents and to the
 * review's verdict, and the button.
 */
export function BottomBar({ hasContents }: { readonly hasContents: boolean }) {
  const { site, path } = usePage();
  const { product, verdictInShort } = site;
  return (
    <BarArea aria-label="Quick access">
      <div>
        {hasContents && (
          <a href="#contents" aria-label="Contents">
            ↑
          </a>
        )}
        {path === routes.review ? (
          <p>{product.guaranteeDays ? `${product.guaranteeDays}-day guarantee` : product.name}</p>
        ) : (
          <a href={routes.review}>
            Verdict
            <span>
              : {verdictInShort ?? "our review"}, {ledgerWord(product.ledger)}
            </span>
          </a>
        )}
        <CallToAction label={`Try ${product.name}`} variant="bar" slot="bar" />
      </div>
    </BarArea>
  );
}

/** Where the bar can be: from the second screen to the end of the page's content. */
const BarArea = styled.aside`
  position: absolute;
  z-index: 1;
  inset: 100vh 0 0;
  display: flex;
  align-items: end;
  /* A page that is shorter than a screen has no bar. */
  overflow-y: clip;
  pointer-events: none;
  > div {
    position: sticky;
    bottom: 0;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    padding: var(--space-2) var(--gutter) max(var(--space-2), env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--paper);
    pointer-events: auto;
  }
  a {
    align-content: center;
    min-width: 44px;
    min-height: 44px;
    line-height: 1.2;
  }
  a:not([rel]) {
    color: var(--ink);
    text-decoration-color: var(--line);
  }
  a[href^="/"],
  p {
    flex: 1;
    font-size: var(--text-s);
    line-height: 1.25;
  }
  ${media.narrow} {
    p,
    a[href^="/"] span {
      display: none;
    }
  }
  ${media.largeText} {
    a[href^="#"] {
      display: none;
    }
    a[rel] {
      flex: 1;
    }
  }
  a[rel] {
    margin-left: auto;
    padding: 0.3rem var(--space-2);
    font-size: min(var(--text-n), 5vw);
    small {
      font-size: min(var(--text-xs), 5vw);
    }
  }
  ${media.medium} {
    display: none;
  }
  ${notPrinted}
`;
