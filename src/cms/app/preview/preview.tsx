import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { contentTypes, type ContentTypeName, type ContentValue } from "../../../content-model/content-types";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { EntryPage, type View } from "./to-pages";
import type { Sources } from "./to-props";
import { fillMissingFields } from "../collections";
import { showHistory, type VersionSource } from "../history/history";
import { toEntry, type DecapEntry } from "../decap-entry";
import type { LiveLint } from "../live-lint";
import type { Entry, SavedContent } from "../saved-content";
import { ErrorBoundary } from "./error-boundary";
import { Findings } from "./findings";
import { SiteFrame, type Device, type Scheme } from "./site-frame";

/** The props that Decap passes to a preview, as far as we use them. */
interface PreviewProps {
  readonly entry: DecapEntry;
  readonly getAsset: (path: string) => { toString(): string };
  readonly isLoadingAsset: boolean;
}

/** Milliseconds after the last keystroke before the lint runs. */
const LINT_DELAY = 300;

/** The preview of a content type: the site's page next to the lint's diagnostics. */
export function previewOf(type: ContentTypeName, lint: LiveLint, versions: VersionSource) {
  return function Preview({ entry, getAsset, isLoadingAsset }: PreviewProps) {
    // What is typed is on the screen before the preview is drawn with it.
    const shown = useDeferredValue(entry);
    const current = useMemo(() => toEntry(type, shown), [shown]);
    const [scheme, setScheme] = useState<Scheme>("light");
    const [device, setDevice] = useState<Device>("phone");
    const [view, setView] = useState<View>("page");
    const diagnostics = useLint(lint, current);
    return (
      <div className="preview">
        <div className="bar">
          {type === "post" && <Switch label="Show" values={["page", "card"]} value={view} onChoose={setView} />}
          <Switch label="Device" values={["phone", "desktop"]} value={device} onChoose={setDevice} />
          <Switch label="Scheme" values={["light", "dark"]} value={scheme} onChoose={setScheme} />
          <div>
            <button type="button" onClick={() => void showHistory(versions)}>
              Versions
            </button>
          </div>
        </div>
        <div className="columns">
          <SiteFrame scheme={scheme} device={device}>
            <Page entry={current} view={view} content={lint.content} getAsset={getAsset} isLoadingAsset={isLoadingAsset} />
          </SiteFrame>
          <Findings entry={current} diagnostics={diagnostics} content={lint.content} />
        </div>
      </div>
    );
  };
}

interface PageProps extends Pick<PreviewProps, "getAsset" | "isLoadingAsset"> {
  readonly entry: Entry;
  readonly view: View;
  readonly content: SavedContent;
}

/** The page of an entry. Decap makes a new `getAsset` at every change of anything; its answers change when a picture was loaded. */
const Page = memo(
  function PageOfEntry({ entry: { type, fields }, view, content, getAsset }: PageProps) {
    return (
      <ErrorBoundary resetKey={fields}>
        <EntryPage type={type} fields={fields} view={view} sources={sourcesOf(content, (asset) => getAsset(asset).toString())} />
      </ErrorBoundary>
    );
  },
  (before, after) => before.entry === after.entry && before.view === after.view && before.isLoadingAsset === after.isLoadingAsset,
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

/** Diagnostics of an entry; undefined before the first lint. */
function useLint(lint: LiveLint, entry: Entry): readonly Diagnostic[] | undefined {
  const [diagnostics, setDiagnostics] = useState<readonly Diagnostic[]>();
  useEffect(() => {
    let isCurrent = true;
    const run = () => isCurrent && setDiagnostics(lint.lint(entry));
    const timer = setTimeout(() => {
      run();
      // Publishing reports a failure.
      if (!lint.content.hasAllTexts) void lint.content.readTexts().then(run, () => undefined);
    }, LINT_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lint, entry]);
  return diagnostics;
}

function sourcesOf(content: SavedContent, asset: Sources["asset"]): Sources {
  const posts = content.posts().sort((a, b) => (a.value.date < b.value.date ? 1 : -1));
  return {
    one: <N extends ContentTypeName>(type: N) =>
      content.valueOf(type) ?? (fillMissingFields(contentTypes[type].schema, {}) as ContentValue<N>),
    all: (type) => content.valuesOf(type),
    posts: () => posts,
    asset,
  };
}
