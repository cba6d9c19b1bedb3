import { useEffect, useMemo, useState } from "react";
import type { ContentTypeName, ContentValue } from "../../../content-model/content-types";
import type { Diagnostic } from "../../../content-model/diagnostic";
import { pageOf, viewsOf, type View } from "./to-pages";
import type { PostSource, Sources } from "./to-props";
import { contentTypes } from "../../../content-model/content-types";
import { complete, fieldsOf, fileOfEntry } from "../collections";
import type { LiveLint } from "../live-lint";
import { ErrorBoundary } from "./error-boundary";
import { SiteFrame, type Device, type Scheme } from "./site-frame";

/** What Decap hands to a preview, as far as it is used. */
export interface PreviewProps {
  readonly entry: { get(key: string): unknown };
  readonly getAsset: (path: string) => { toString(): string };
}

/** After the last keystroke, before the content check runs. */
const PAUSE = 300;

/** The preview of a content type: the site's page beside what the content check says of it. */
export function previewOf(type: ContentTypeName, check: LiveLint) {
  return function Preview({ entry, getAsset }: PreviewProps) {
    const data = entry.get("data") as { toJS(): Record<string, unknown> };
    const fields = useMemo(() => data.toJS(), [data]);
    const path = String(entry.get("path") ?? "");
    const pictures = picturesOf(entry);
    const [scheme, setScheme] = useState<Scheme>("light");
    const [device, setDevice] = useState<Device>("phone");
    const [view, setView] = useState<View>("page");
    const findings = useFindings(check, type, path, fields, pictures);
    return (
      <div className="preview">
        <div className="bar">
          {viewsOf(type).length > 1 && <Switch label="Show" values={viewsOf(type)} value={view} onChoose={setView} />}
          <Switch label="Device" values={["phone", "desktop"]} value={device} onChoose={setDevice} />
          <Switch label="Scheme" values={["light", "dark"]} value={scheme} onChoose={setScheme} />
        </div>
        <div className="beside">
          <SiteFrame scheme={scheme} device={device}>
            <ErrorBoundary of={fields}>
              <Page type={type} fields={fields} view={view} sources={sourcesOf(check, (asset) => getAsset(asset).toString())} />
            </ErrorBoundary>
          </SiteFrame>
          <Findings type={type} findings={findings} />
        </div>
      </div>
    );
  };
}

function Page({ type, fields, view, sources }: { type: ContentTypeName; fields: Record<string, unknown>; view: View; sources: Sources }) {
  return <>{pageOf(type, fields, view, sources)}</>;
}

function Switch<T extends string>({
  label,
  values,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}) {
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

/** In a form nothing is missing but what was not filled in yet, which its label says best. */
function wordsOf(type: ContentTypeName, { id, message, suggestion }: Diagnostic): { message: string; suggestion: string } {
  if (id !== "missing-field") return { message, suggestion: `${suggestion}.` };
  const field = fieldsOf(type).find(({ name }) => message.includes(`'${name}'`));
  return { message: `${field?.label ?? message} is missing`, suggestion: "" };
}

function Findings({ type, findings }: { readonly type: ContentTypeName; readonly findings: readonly Diagnostic[] | undefined }) {
  const errors = findings?.filter(({ severity }) => severity === "error").length ?? 0;
  return (
    <section className="findings" aria-label="Content check" aria-live="polite">
      <h2>
        {findings === undefined
          ? "Checking…"
          : findings.length === 0
            ? "Nothing to mend"
            : `${count(errors, "error")}, ${count(findings.length - errors, "warning")}`}
      </h2>
      <ul>
        {findings?.map((diagnostic, index) => {
          const { message, suggestion } = wordsOf(type, diagnostic);
          const { file, line, column, severity, id } = diagnostic;
          return (
            <li key={index} data-severity={severity}>
              <strong>{message}</strong> {suggestion}{" "}
              <small>
                {id}, {file.replace(/^content\//, "")}:{line}:{column}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const count = (n: number, message: string): string => `${n} ${message}${n === 1 ? "" : "s"}`;

function useFindings(
  check: LiveLint,
  type: ContentTypeName,
  path: string,
  fields: Record<string, unknown>,
  pictures: readonly string[],
): readonly Diagnostic[] | undefined {
  const [findings, setFindings] = useState<readonly Diagnostic[]>();
  const uploaded = pictures.join("\n");
  useEffect(() => {
    const timer = setTimeout(() => {
      const file = fileOfEntry(type, path, fields);
      setFindings(check.lint({ type, file, fields, pictures: uploaded === "" ? [] : uploaded.split("\n") }));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [check, type, path, fields, uploaded]);
  return findings;
}

/** Pictures that were chosen for an entry and wait for its publication. */
export function picturesOf(entry: { get(key: string): unknown }): string[] {
  const files = entry.get("mediaFiles") as { toJS(): { readonly path?: string }[] } | undefined;
  return (files?.toJS() ?? []).flatMap(({ path }) => (path ? [path] : []));
}

function sourcesOf(check: LiveLint, asset: Sources["asset"]): Sources {
  const posts = check
    .all()
    .flatMap(({ type, value, body }): PostSource[] => (type === "post" && value ? [{ value: value as ContentValue<"post">, body }] : []))
    .sort((a, b) => (a.value.date < b.value.date ? 1 : -1));
  return {
    one: <N extends ContentTypeName>(type: N) => {
      const file = check.file(`content/${contentTypes[type].pattern}`);
      return (file?.value ?? complete(contentTypes[type].schema, {})) as ContentValue<N>;
    },
    posts: () => posts,
    asset,
  };
}
