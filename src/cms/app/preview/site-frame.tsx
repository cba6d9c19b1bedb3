import { useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { createGlobalStyle, StyleSheetManager } from "styled-components";
import { colourScheme } from "../../../styles/tokens";

export type Scheme = "light" | "dark";
export type Device = "phone" | "desktop";

const widths: Readonly<Record<Device, number>> = { phone: 390, desktop: 1280 };

export interface SiteFrameProps {
  readonly scheme: Scheme;
  readonly device: Device;
  readonly children: ReactNode;
}

/** A frame with the width of a device, a forced colour scheme and its own styles. It is scaled down to fit. */
export function SiteFrame({ scheme, device, children }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const doc = frame.current?.contentDocument ?? null;
    if (!doc) return;
    doc.documentElement.lang = "en";
    doc.addEventListener("click", blockLinks);
    setPage(doc);
    return () => doc.removeEventListener("click", blockLinks);
  }, []);

  useEffect(() => {
    const element = box.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const observer = new view.ResizeObserver(() => setSpace({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const width = widths[device];
  const scale = space.width === 0 ? 1 : Math.min(1, space.width / width);
  return (
    <div ref={box} className="stage">
      <iframe
        ref={frame}
        title={`The page on a ${device}, ${scheme}`}
        style={{
          width,
          height: space.height / scale,
          transform: scale === 1 ? "none" : `scale(${scale})`,
          marginInline: scale === 1 ? "auto" : 0,
        }}
      />
      {page &&
        createPortal(
          <StyleSheetManager target={page.head} disableCSSOMInjection>
            {children}
            <ForcedScheme $scheme={scheme} />
          </StyleSheetManager>,
          page.body,
        )}
    </div>
  );
}

function blockLinks(event: MouseEvent): void {
  const target = event.target as Element | null;
  if (target?.closest?.("a[href]")) event.preventDefault();
}

/** Comes after the global style, to override the editor's system setting. */
const ForcedScheme = createGlobalStyle<{ readonly $scheme: Scheme }>`
  :root { color-scheme: ${({ $scheme }) => $scheme}; ${({ $scheme }) => colourScheme($scheme)} }
`;
