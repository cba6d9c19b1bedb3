import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { parseAllHeaders, type Header } from "@netlify/headers-parser";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { articles, dist, errorsIn, files, pages } from "./site";
import { serveOverTls, type TlsSite } from "./tls-server";

interface Report {
  readonly scan: { readonly grade: string; readonly score: number; readonly statusCode: number };
  readonly tests: Readonly<Record<string, { readonly pass: boolean; readonly result: string }>>;
}

describe("the MDN HTTP Observatory", () => {
  const scanned = ["/", articles[0]?.path ?? "", "/review/"];
  let site: TlsSite;
  let reports: Record<string, Report> = {};
  const trusted = fs.mkdtempSync(path.join(os.tmpdir(), "certificate-"));

  beforeAll(async () => {
    site = await serveOverTls(dist);
    const file = path.join(trusted, "certificate.pem");
    fs.writeFileSync(file, site.certificate);
    // In its own process, because Node reads NODE_EXTRA_CA_CERTS only at start.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(__dirname, "observatory.mjs"), ...scanned.map((at) => `${site.host}${at}`)],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: file }, maxBuffer: 2 ** 24 },
    );
    reports = JSON.parse(stdout) as Record<string, Report>;
  }, 60_000);
  afterAll(async () => {
    await site.close();
    fs.rmSync(trusted, { recursive: true });
  });

  // 100, plus 30 for default-src 'none', the referrer policy, framing and cross-origin embedding. Only a page with scripts can get 5 more.
  it.each(scanned)("gives %s the highest score that a page without scripts can get", (at) => {
    const report = reports[`${site.host}${at}`] as Report;
    expect(Object.entries(report.tests).filter(([, { pass }]) => !pass)).toEqual([]);
    expect(report.scan).toMatchObject({ statusCode: 200, score: 130, grade: "A+" });
  });
});

/** Headers that every file must have; the Observatory does not score all of them. */
const everywhere = [
  "Content-Security-Policy",
  "Cross-Origin-Embedder-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "Speculation-Rules",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
];

describe("headers and policies", () => {
  it("give csp_evaluator nothing to report, and come before everything they apply to", () => {
    expect(
      errorsIn(pages, ({ $ }) => {
        const policy = $('head > meta[http-equiv="Content-Security-Policy"]');
        const findings = new CspEvaluator(new CspParser(policy.attr("content") ?? "").csp).evaluate();
        const before = policy.prevAll().not("meta[charset], meta[name=viewport]");
        return [
          ...findings.map(({ directive, description }) => `${directive}: ${description}`),
          ...(before.length > 0 ? ["not first"] : []),
        ];
      }),
    ).toEqual([]);
  });

  it("are sent once with every file, whichever rules match it", async () => {
    const { headers } = await parseAllHeaders({ headersFiles: [path.join(dist, "_headers")], configHeaders: [], minimal: false });
    const valuesOf = (file: string, name: string) =>
      (headers as Header[])
        .filter(({ forRegExp, values }) => forRegExp.test(`/${file.replace(/(?:^|(?<=\/))index\.html$/, "")}`) && name in values)
        .map(({ values }) => values[name]);
    const published = files.filter((file) => !file.startsWith("_"));
    for (const name of everywhere) expect([name, published.filter((file) => valuesOf(file, name).length !== 1)]).toEqual([name, []]);
    // The last value wins.
    const embeddable = published.filter((file) => valuesOf(file, "Cross-Origin-Resource-Policy").at(-1) === "cross-origin");
    expect(
      published.filter((file) => /\.(?:svg|png|jpe?g|webp|avif|flac|md)$|feed\.|llms\.txt/.test(file) !== embeddable.includes(file)),
    ).toEqual([]);
  });
});
