import { contentTypes } from "../../../content-model/content-types";
import { describeSchema } from "../../../content-model/schema-introspection";
import { articleLimits, type Limits } from "../../../lint/article-limits";
import type { DirectiveDefinition } from "../../../markdown/directives/definition";
import { directives } from "../../../markdown/directives/index";
import { citedReferences, findDirectives } from "../../../markdown/directives/uses";
import { parseMarkdown } from "../../../markdown/parser";
import { countWords } from "../../../markdown/plain-text";
import type { ContentFields } from "../../../content-model/serialize";
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
  const inText = contentTypes[type].format === "markdown" ? countInText(fields, type === "post") : [];
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
function countInText({ body: text }: ContentFields, isArticle: boolean): Counter[] {
  const body = String(text ?? "");
  const tree = parseMarkdown(body);
  const uses = findDirectives(tree);
  const findLimits = (name: keyof typeof articleLimits): Limits | undefined => (isArticle ? articleLimits[name] : undefined);
  const countUses = (directive: DirectiveDefinition) => uses.filter(({ definition }) => definition === directive).length;
  const others = directives.filter((directive) => !directive.isPaidLink && directive.refersTo !== "reference" && countUses(directive) > 0);
  return [
    { label: "Words", count: countWords(tree), limits: findLimits("words") },
    { label: "Sections", count: body.match(/^## /gm)?.length ?? 0, limits: findLimits("sections") },
    { label: "Buttons in the text", count: uses.filter(({ definition }) => definition.isPaidLink).length, limits: findLimits("buttons") },
    { label: "Works cited", count: citedReferences(tree).length, limits: findLimits("references") },
    { label: "Evidence notes", count: body.match(/^> \*\*Evidence:/gm)?.length ?? 0, limits: findLimits("evidenceNotes") },
    ...others.map((directive) => ({ label: `${directive.editor.label}s`, count: countUses(directive) })),
  ];
}
