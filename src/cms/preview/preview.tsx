import { useEffect, useMemo, useState } from "react";
import type { ContentTypeName, ContentValue } from "../../content-model/content-types";
import type { Problem } from "../../content-model/problem";
import { pageOf, viewsOf, type PostSource, type Sources, type View } from "./to-pages";
import { contentTypes } from "../../content-model/content-types";
import { complete, fieldsOf, fileOfEntry } from "../collections";
import type { LiveCheck } from "../live-check";
import { ProblemBoundary } from "./problem-boundary";
import { SiteFrame, type Device, type Scheme } from "./site-frame";

/** What Decap hands to a preview, as far as it is used. */
export interface PreviewProps {
  readonly entry: { get(key: string): unknown };
  readonly getAsset: (path: string) => { toString(): string };
}

/** After the last keystroke, before the content check runs. */
const PAUSE = 300;

/** The preview of a content type: the site's page beside what the content check says of it. */
export function previewOf(type: ContentTypeName, check: LiveCheck) {
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
            <ProblemBoundary of={fields}>
              <Page type={type} fields={fields} view={view} sources={sourcesOf(check, (asset) => getAsset(asset).toString())} />
            </ProblemBoundary>
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
function wordsOf(type: ContentTypeName, { id, what, right }: Problem): { what: string; right: string } {
  if (id !== "missing-field") return { what, right: `${right}.` };
  const field = fieldsOf(type).find(({ name }) => what.includes(`'${name}'`));
  return { what: `${field?.label ?? what} is missing`, right: "" };
}

function Findings({ type, findings }: { readonly type: ContentTypeName; readonly findings: readonly Problem[] | undefined }) {
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
        {findings?.map((problem, index) => {
          const { what, right } = wordsOf(type, problem);
          const { file, line, column, severity, id } = problem;
          return (
            <li key={index} data-severity={severity}>
              <strong>{what}</strong> {right}{" "}
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

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

function useFindings(
  check: LiveCheck,
  type: ContentTypeName,
  path: string,
  fields: Record<string, unknown>,
  pictures: readonly string[],
): readonly Problem[] | undefined {
  const [findings, setFindings] = useState<readonly Problem[]>();
  const uploaded = pictures.join("\n");
  useEffect(() => {
    const timer = setTimeout(() => {
      const file = fileOfEntry(type, path, fields);
      setFindings(check.judge({ type, file, fields, pictures: uploaded === "" ? [] : uploaded.split("\n") }));
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

function sourcesOf(check: LiveCheck, asset: Sources["asset"]): Sources {
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
