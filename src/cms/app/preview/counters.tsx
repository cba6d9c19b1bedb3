import { contentTypes } from "../../../content-model/content-types";
import { describeSchema } from "../../../content-model/schema-introspection";
import { articleLimits, type Limits } from "../../../lint/article-limits";
import { directives } from "../../../markdown/directives/index";
import { citedReferences, replaceDirectives } from "../../../markdown/directives/source";
import { countWords } from "../../../markdown/plain-text";
import type { Entry } from "../entry";

interface Counter {
  readonly label: string;
  readonly count: number;
  readonly limits?: Limits | undefined;
  readonly unit?: string;
}

/** Lengths of the fields, and numbers of what is in the text, against what they should be. */
export function Counters({ entry: { type, fields } }: { readonly entry: Entry }) {
  const limited = Object.entries(describeSchema(contentTypes[type].schema).fields ?? {}).flatMap(([name, schema]): Counter[] => {
    const { type: kind, label, form } = describeSchema(schema);
    const { length } = String(fields[name] ?? "");
    if (kind !== "string" || form.max === undefined || length === 0) return [];
    return [{ label: label ?? name, count: length, limits: { min: form.min ?? 0, max: form.max }, unit: "characters" }];
  });
  const inText = contentTypes[type].format === "markdown" ? countsOf(String(fields.body ?? ""), type === "post") : [];
  return (
    <dl className="counters">
      {[...limited, ...inText].map(({ label, count, limits, unit = "" }) => (
        <div key={label} data-outside={isOutside(count, limits) || undefined}>
          <dt>{label}</dt>
          <dd>{`${count}${wanted(limits)} ${unit}`.trim()}</dd>
        </div>
      ))}
    </dl>
  );
}

const isOutside = (count: number, limits: Limits | undefined): boolean =>
  limits !== undefined && (count < limits.min || count > (limits.max ?? Infinity));

function wanted(limits: Limits | undefined): string {
  if (!limits) return "";
  return limits.max === undefined ? ` of at least ${limits.min}` : ` of ${limits.min} to ${limits.max}`;
}

/** Only articles have limits. */
function countsOf(body: string, isArticle: boolean): Counter[] {
  const uses = new Map<string, number>();
  replaceDirectives(body, ({ name }) => {
    uses.set(name, (uses.get(name) ?? 0) + 1);
    return "";
  });
  const limitsOf = (name: keyof typeof articleLimits): Limits | undefined => (isArticle ? articleLimits[name] : undefined);
  const others = directives.filter(({ name, refersTo }) => name !== "cta" && refersTo !== "reference" && uses.has(name));
  return [
    { label: "Words", count: countWords(body), limits: limitsOf("words") },
    { label: "Sections", count: body.match(/^## /gm)?.length ?? 0, limits: limitsOf("sections") },
    { label: "Buttons", count: uses.get("cta") ?? 0, limits: limitsOf("buttons") },
    { label: "Works cited", count: citedReferences(body).length, limits: limitsOf("references") },
    { label: "Evidence notes", count: body.match(/^> \*\*Evidence:/gm)?.length ?? 0, limits: limitsOf("evidenceNotes") },
    ...others.map(({ name, editor }) => ({ label: `${editor.label}s`, count: uses.get(name) ?? 0 })),
  ];
}
