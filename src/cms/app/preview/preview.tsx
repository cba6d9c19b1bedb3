import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { ContentTypeName } from "../../../content-model/content-types";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { toEntry, type Entry } from "../entry";
import { openForm } from "../open-form";
import type { LiveLint } from "../live-lint";
import type { GetCollection } from "../cms-store";
import { EntryPage, type EntryPageProps } from "./entry-page";
import { Findings } from "./findings";
import { previewStyle } from "./preview-style";
import { SiteFrame } from "./site-frame";

/** Milliseconds after the last keystroke before the lint runs. */
const LINT_DELAY = 400;

interface PreviewProps extends CustomPreviewTemplateProps {
  readonly lint: LiveLint;
  readonly type: ContentTypeName;
}

/** The preview of an entry: the site's page next to what the lint finds. */
export function Preview({ lint, type, entry, getAsset, getCollection }: PreviewProps) {
  // What is typed is on the screen before the preview is drawn with it.
  const shown = useDeferredValue(entry);
  const current = useMemo(() => toEntry(shown, type), [shown, type]);
  const [isDark, setDark] = useState(false);
  const [isDesktop, setDesktop] = useState(false);
  const { isRead, checked } = useLint(lint, current, getCollection as GetCollection);
  return (
    <div className="preview">
      <style>{previewStyle}</style>
      <div className="bar">
        <label>
          <input type="checkbox" checked={isDesktop} onChange={({ target }) => setDesktop(target.checked)} /> Desktop
        </label>
        <label>
          <input type="checkbox" checked={isDark} onChange={({ target }) => setDark(target.checked)} /> Dark
        </label>
      </div>
      <div className="columns">
        <SiteFrame scheme={isDark ? "dark" : "light"} width={isDesktop ? 1280 : 390}>
          <Page
            key={String(isRead)}
            type={current.type}
            fields={current.fields}
            content={lint.content}
            asset={(path) => getAsset(path.replace(/^\.\./, ""))?.url ?? path}
          />
        </SiteFrame>
        <Findings entry={checked?.entry ?? current} diagnostics={checked?.diagnostics} content={lint.content} />
      </div>
    </div>
  );
}

/** The page of an entry, or why it cannot be drawn yet. */
class Page extends Component<EntryPageProps, { readonly error?: Error | undefined }> {
  override state: { readonly error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  /** Sveltia makes new functions at every change of anything. */
  override shouldComponentUpdate({ fields }: EntryPageProps, { error }: Page["state"]): boolean {
    return fields !== this.props.fields || error !== this.state.error;
  }

  override componentDidUpdate({ fields }: EntryPageProps): void {
    if (this.state.error && fields !== this.props.fields) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    return error ? <p role="alert">The preview cannot be shown yet: {error.message}</p> : <EntryPage {...this.props} />;
  }
}

/** What the lint last found, and in which version of the entry; undefined before its first run. A new, empty form starts without findings. */
function useLint(lint: LiveLint, entry: Entry, getCollection: GetCollection) {
  const [isRead, setRead] = useState(false);
  const [checked, setChecked] = useState<{ readonly entry: Entry; readonly diagnostics: readonly Diagnostic[] }>();
  useEffect(() => lint.content.connect(getCollection));
  useEffect(() => void lint.content.update().then(() => setRead(true)), [lint]);
  useEffect(() => {
    if (!isRead) return undefined;
    let isCurrent = true;
    const run = async () => {
      const diagnostics = entry.isNew && !openForm.isChanged() ? [] : await lint.lint(entry);
      if (isCurrent) setChecked({ entry, diagnostics });
    };
    const timer = setTimeout(() => void run(), LINT_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lint, entry, isRead]);
  return { isRead, checked };
}
