import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { ContentTypeName } from "../../../content-model/content-types";
import { toEntry } from "../entry";
import type { FormCheck } from "../form-check";
import { EntryPage, type EntryPageProps } from "./entry-page";
import { Findings } from "./findings";
import { previewStyle } from "./preview-style";
import { SiteFrame } from "./site-frame";

interface PreviewProps extends CustomPreviewTemplateProps {
  readonly check: FormCheck;
  readonly type: ContentTypeName;
}

/** The preview of an entry: the site's page next to what the lint finds. */
export function Preview({ check, type, entry, getAsset, getCollection }: PreviewProps) {
  // What is typed is on the screen before the preview is drawn with it.
  const shown = useDeferredValue(entry);
  const current = useMemo(() => toEntry(shown, type), [shown, type]);
  const [isDark, setDark] = useState(false);
  const [isDesktop, setDesktop] = useState(false);
  const { content } = check.lint;
  const [isRead, setRead] = useState(false);
  useEffect(() => content.connect(getCollection));
  useEffect(() => void check.open().then(() => setRead(true)), [check]);
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
            content={content}
            urlOf={(path) => getAsset(path.replace(/^\.\./, ""))?.url ?? path}
          />
        </SiteFrame>
        <Findings check={check} />
      </div>
    </div>
  );
}

/** It is drawn anew for other fields only: Sveltia makes new functions at every change of anything. */
const ShownPage = memo(EntryPage, (before, { fields }) => before.fields === fields);

/** The page of an entry, or why it cannot be drawn yet. */
class Page extends Component<EntryPageProps, { readonly error?: Error | undefined }> {
  override state: { readonly error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate({ fields }: EntryPageProps): void {
    if (this.state.error && fields !== this.props.fields) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <p role="alert">The preview is shown when the fields that it needs are filled in ({error.message}).</p>
    ) : (
      <ShownPage {...this.props} />
    );
  }
}
