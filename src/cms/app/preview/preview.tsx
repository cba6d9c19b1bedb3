// First, so that styled-components numbers the styles as in the build.
import "site-components";
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../../content-model/content-types";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { fillMissingFields } from "../collections";
import { toEntry, type Entry } from "../entry";
import type { LiveLint } from "../live-lint";
import type { GetCollection, SiteContent } from "../site-content";
import { ErrorBoundary } from "./error-boundary";
import { Findings } from "./findings";
import { previewStyle } from "./preview-style";
import { SiteFrame, type Device, type Scheme } from "./site-frame";
import { EntryPage, type View } from "./to-pages";
import type { Sources } from "./to-props";

/** Milliseconds after the last keystroke before the lint runs. */
const LINT_DELAY = 400;

/** The preview of a content type: the site's page next to what the lint finds. */
export function createPreview(type: ContentTypeName, lint: LiveLint) {
  return function Preview({ entry, getAsset, getCollection }: CustomPreviewTemplateProps) {
    // What is typed is on the screen before the preview is drawn with it.
    const shown = useDeferredValue(entry);
    const current = useMemo(() => toEntry(shown, type), [shown]);
    const [scheme, setScheme] = useState<Scheme>("light");
    const [device, setDevice] = useState<Device>("phone");
    const [view, setView] = useState<View>("page");
    const isRead = useContent(lint.content, getCollection);
    const { diagnostics, isFirst } = useLint(lint, current, isRead);
    return (
      <div className="preview">
        <style>{previewStyle}</style>
        <div className="bar">
          {type === "post" && <Switch label="Show" values={["page", "card"]} value={view} onChoose={setView} />}
          <Switch label="Device" values={["phone", "desktop"]} value={device} onChoose={setDevice} />
          <Switch label="Scheme" values={["light", "dark"]} value={scheme} onChoose={setScheme} />
        </div>
        <div className="columns">
          <SiteFrame scheme={scheme} device={device}>
            <Page entry={current} view={view} content={lint.content} isRead={isRead} asset={(path) => getAsset(path)?.url ?? path} />
          </SiteFrame>
          <Findings entry={current} diagnostics={current.isNew && isFirst ? [] : diagnostics} content={lint.content} />
        </div>
      </div>
    );
  };
}

interface PageProps {
  readonly entry: Entry;
  readonly view: View;
  readonly content: SiteContent;
  readonly isRead: boolean;
  readonly asset: Sources["asset"];
}

/** The page of an entry. Sveltia makes new functions at every change of anything. */
const Page = memo(
  function PageOfEntry({ entry: { type, fields }, view, content, asset }: PageProps) {
    return (
      <ErrorBoundary resetKey={fields}>
        <EntryPage type={type} fields={fields} view={view} sources={toSources(content, (path) => asset(path.replace(/^\.\./, "")))} />
      </ErrorBoundary>
    );
  },
  (before, after) => before.entry === after.entry && before.view === after.view && before.isRead === after.isRead,
);

interface SwitchProps<T> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

function Switch<T extends string>({ label, values, value, onChoose }: SwitchProps<T>) {
  return (
    <div role="group" aria-label={label}>
      {values.map((each) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {each}
        </button>
      ))}
    </div>
  );
}

/** Reads the site's content; whether that is done. */
function useContent(content: SiteContent, getCollection: CustomPreviewTemplateProps["getCollection"]): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    content.connect(getCollection as GetCollection);
    void content.update().then(() => setRead(true));
  }, [content, getCollection]);
  return isRead;
}

/** Diagnostics of an entry, undefined before the first lint; and whether the form is as it was opened. */
function useLint(lint: LiveLint, entry: Entry, isRead: boolean) {
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>();
  const [first] = useState(() => JSON.stringify(entry.fields));
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setTimeout(() => setDiagnostics(lint.lint(entry)), LINT_DELAY);
    return () => clearTimeout(timer);
  }, [lint, entry, isRead]);
  return { diagnostics, isFirst: JSON.stringify(entry.fields) === first };
}

function toSources(content: SiteContent, asset: Sources["asset"]): Sources {
  return {
    one: <N extends ContentTypeName>(type: N) =>
      content.valueOf(type) ?? (fillMissingFields(contentTypes[type].schema, {}) as ContentValue<N>),
    all: (type) => content.valuesOf(type),
    posts: () => content.posts(),
    asset,
  };
}
