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

/** A window of the site within the preview: as wide as the device, in a scheme, with styles of its own. */
export function SiteFrame({ scheme, device, children }: SiteFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const own = frame.current?.contentDocument ?? null;
    if (!own) return;
    own.documentElement.lang = "en";
    // A preview is looked at; its links lead nowhere.
    own.addEventListener("click", stay);
    setPage(own);
    return () => own.removeEventListener("click", stay);
  }, []);

  useEffect(() => {
    const element = box.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return;
    const observer = new view.ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const width = widths[device];
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return (
    <div ref={box} className="stage">
      <iframe
        ref={frame}
        title={`The page on a ${device}, ${scheme}`}
        style={{
          width,
          height: room.height / scale,
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

function stay(event: MouseEvent): void {
  const target = event.target as Element | null;
  if (target?.closest?.("a[href]")) event.preventDefault();
}

/** After the global style, so that the switch and not the editor's system decides. */
const ForcedScheme = createGlobalStyle<{ readonly $scheme: Scheme }>`
  :root { color-scheme: ${({ $scheme }) => $scheme}; ${({ $scheme }) => colourScheme($scheme)} }
`;
