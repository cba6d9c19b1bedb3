import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { ContentTypeName } from "../../../content-model/content-types";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { toEntry, type Entry } from "../entry";
import type { LiveLint } from "../live-lint";
import type { GetCollection } from "../site-content";
import { EntryPage, type EntryPageProps } from "./entry-page";
import { ErrorBoundary } from "./error-boundary";
import { Findings } from "./findings";
import { previewStyle } from "./preview-style";
import { SiteFrame } from "./site-frame";

/** Milliseconds after the last keystroke before the lint runs. */
const LINT_DELAY = 400;

/** The preview of a content type: the site's page next to what the lint finds. */
export function createPreview(type: ContentTypeName, lint: LiveLint) {
  return function Preview({ entry, getAsset, getCollection }: CustomPreviewTemplateProps) {
    // What is typed is on the screen before the preview is drawn with it.
    const shown = useDeferredValue(entry);
    const current = useMemo(() => toEntry(shown, type), [shown]);
    const [isDark, setDark] = useState(false);
    const [isDesktop, setDesktop] = useState(false);
    const { diagnostics, isRead } = useLint(lint, current, getCollection as GetCollection);
    return (
      <div className="preview">
        <style>{previewStyle}</style>
        <div className="bar">
          <Toggle label="Desktop" value={isDesktop} onChange={setDesktop} />
          <Toggle label="Dark" value={isDark} onChange={setDark} />
        </div>
        <div className="columns">
          <SiteFrame scheme={isDark ? "dark" : "light"} width={isDesktop ? 1280 : 390}>
            <Page
              type={type}
              fields={current.fields}
              content={lint.content}
              isRead={isRead}
              asset={(path) => getAsset(path.replace(/^\.\./, ""))?.url ?? path}
            />
          </SiteFrame>
          <Findings entry={current} diagnostics={diagnostics} content={lint.content} />
        </div>
      </div>
    );
  };
}

interface PageProps extends EntryPageProps {
  readonly isRead: boolean;
}

/** The page of an entry. Sveltia makes new functions at every change of anything. */
const Page = memo(
  function PageOfEntry({ isRead, ...props }: PageProps) {
    return (
      <ErrorBoundary key={String(isRead)} resetKey={props.fields}>
        <EntryPage {...props} />
      </ErrorBoundary>
    );
  },
  (before, after) => before.fields === after.fields && before.isRead === after.isRead,
);

interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Toggle({ label, value, onChange }: ToggleProps) {
  return (
    <label>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} /> {label}
    </label>
  );
}

/** What the lint finds in an entry, undefined before it ran first. A new, empty form starts without findings. */
function useLint(lint: LiveLint, entry: Entry, getCollection: GetCollection) {
  const [isRead, setRead] = useState(false);
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>();
  const isUntouched = useRef(entry.isNew && !entry.fields.body);
  useEffect(() => lint.content.connect(getCollection));
  useEffect(() => void lint.content.update().then(() => setRead(true)), [lint]);
  useEffect(() => {
    if (!isRead) return undefined;
    let isCurrent = true;
    const run = async () => {
      const found = isUntouched.current ? [] : await lint.lint(entry);
      isUntouched.current = false;
      if (isCurrent) setDiagnostics(found);
    };
    const timer = setTimeout(() => void run(), LINT_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lint, entry, isRead]);
  return { isRead, diagnostics };
}
