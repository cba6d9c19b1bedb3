import { formatCounts, type Diagnostic } from "../../content-model/diagnostic";
import { describeFindings, type Finding } from "./describe-finding";
import type { Entry } from "./entry";
import type { LiveLint } from "./live-lint";
import { openForm } from "./open-form";

/** Milliseconds after the last key before a form is checked. */
const DELAY = 400;

/** What the content lint last found in the open form, and in which version of it. */
interface CheckResult {
  readonly entry: Entry;
  /** Words for the number of findings. */
  readonly summary: string;
  readonly findings: readonly Finding[];
}

/** Checks the open form a moment after each change, and leads from a finding to its field. */
export class FormCheck extends EventTarget {
  /** Undefined before the first check of a form. */
  result: CheckResult | undefined;
  /** The finding that an editor went to last. */
  current: Finding | undefined;
  /** Selects the words of a finding, if the text field has them. */
  showInText: ((finding: Finding) => boolean) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ready = Promise.resolve();

  constructor(readonly lint: LiveLint) {
    super();
  }

  /** @returns a function that ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.addEventListener("change", listener);
    return () => this.removeEventListener("change", listener);
  };

  /** Call it when a form is opened, or when more of the content is known; it ends when that is read. */
  open(): Promise<void> {
    this.ready = this.lint.content.update();
    this.schedule();
    return this.ready;
  }

  /** Call it when a form is gone from the screen: what was found in it is not about the next one. */
  close(): void {
    this.result = undefined;
    this.schedule();
  }

  schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), DELAY);
  }

  /** Goes to the finding after the one that was shown last. */
  readonly next = (): void => {
    const findings = (this.result?.findings ?? []).filter(({ keyPath }) => keyPath !== undefined);
    const last = findings.findIndex((finding) => finding === this.current);
    const next = findings[(last + 1) % findings.length];
    if (next) this.show(next);
  };

  /** Scrolls to the field of a finding, and selects its words in a text. */
  show(finding: Finding): void {
    this.current = finding;
    this.dispatchEvent(new Event("change"));
    if (finding.textLine === undefined || !this.showInText?.(finding)) showField(finding.keyPath ?? "");
  }

  private async run(): Promise<void> {
    const { timer } = this;
    await this.ready;
    const entry = openForm.current();
    if (!entry) return;
    const isUntouched = entry.isNew && !openForm.isChanged();
    const diagnostics = isUntouched ? [] : await this.lint.lint(entry);
    // Something was typed meanwhile.
    if (timer !== this.timer) return;
    const findings = describeFindings(entry, diagnostics);
    this.result = { entry, findings, summary: isUntouched ? "Nothing written yet" : formatSummary(findings) };
    this.current = findings.find((finding) => isSame(finding, this.current));
    this.dispatchEvent(new Event("change"));
  }
}

/** Whether two checks found the same. */
const isSame = (finding: Finding, other: Finding | undefined): boolean =>
  finding.text === other?.text && finding.keyPath === other.keyPath && finding.textLine === other.textLine;

/** @param keyPath such as `faq.1.answer`; a part of a closed list is not on the page, but the list is */
function showField(keyPath: string): void {
  const field = document.querySelector(`[role="group"][data-key-path="${CSS.escape(keyPath)}"]`);
  if (!field && keyPath.includes(".")) return showField(keyPath.replace(/\.[^.]*$/, ""));
  field?.scrollIntoView({ block: "center" });
  (field?.querySelector<HTMLElement>("input, textarea, [role='textbox']") ?? field?.querySelector("button"))?.focus();
}

const formatSummary = (findings: readonly Diagnostic[]): string => (findings.length === 0 ? "No problems found" : formatCounts(findings));
