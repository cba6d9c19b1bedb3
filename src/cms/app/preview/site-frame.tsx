import { useState, type CSSProperties, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { createGlobalStyle, StyleSheetManager } from "styled-components";
import { colorScheme } from "../../../styles/tokens";

interface SiteFrameProps {
  readonly scheme: "light" | "dark";
  /** In CSS pixels. */
  readonly width: number;
  readonly children: ReactNode;
}

/** A frame with a width, a forced color scheme and its own styles. It is scaled down to fit. */
export function SiteFrame({ scheme, width, children }: SiteFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const page = frame?.contentDocument;
  return (
    // Links lead nowhere here.
    <div className="stage" onClickCapture={(event) => (event.target as Element).closest("a[href]") && event.preventDefault()}>
      <iframe ref={setFrame} title={`The page in ${width} pixels, ${scheme}`} style={{ "--width": `${width}px` } as CSSProperties} />
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>
            {children}
            <ForcedScheme $scheme={scheme} />
          </StyleSheetManager>,
          page.body,
        )}
    </div>
  );
}

/** Comes after the global style, to override the editor's system setting. */
const ForcedScheme = createGlobalStyle<{ readonly $scheme: SiteFrameProps["scheme"] }>`
  :root { color-scheme: ${({ $scheme }) => $scheme}; ${({ $scheme }) => colorScheme($scheme)} }
`;
