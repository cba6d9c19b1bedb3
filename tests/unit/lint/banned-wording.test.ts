import { bannedWording } from "../../../src/lint/rules/banned-wording";
import { faq, home, post, removeContentFolders } from "./content-fixture";
import { findings, findingsInText, IN_TEXT } from "./rule-findings";

afterEach(removeContentFolders);

const banned: readonly [text: string, said: string, suggestion: string][] = [
  ["The program cures insomnia.", "cures insomnia", "the program is not medicine; say what is known"],
  ["It may treat your anxiety.", "treat your anxiety", "the program is not medicine; say what is known"],
  ["A way of treating ADHD at home.", "treating ADHD", "the program is not medicine; say what is known"],
  ["It prevents dementia.", "prevents dementia", "the program is not medicine; say what is known"],
  ["Music that prevented a seizure.", "prevented a seizure", "the program is not medicine; say what is known"],
  ["Diagnose depression in minutes.", "Diagnose depression", "the program is not medicine; say what is known"],
  ["The method is clinically proven.", "clinically proven", "name the study and how far it goes"],
  ["A clinically-proven method.", "clinically-proven", "name the study and how far it goes"],
  ["It is scientifically proven.", "scientifically proven", "name the study and how far it goes"],
  ["Guaranteed results for all.", "Guaranteed results", "write that results may vary"],
  ["Here results are guaranteed.", "results are guaranteed", "write that results may vary"],
  ["Results guaranteed.", "Results guaranteed", "write that results may vary"],
  ["It is doctor-recommended.", "doctor-recommended", "remove it"],
  ["Gain 10 IQ points.", "Gain 10 IQ", "do not promise IQ points"],
  ["It raises your IQ.", "raises your IQ", "do not promise IQ points"],
  ["A way of boosting IQ.", "boosting IQ", "do not promise IQ points"],
  ["This is an independent review.", "an independent review", "the site earns commission and must say so; remove it"],
  ["We tested the program for a month.", "We tested", "nobody here has tried the program; remove it"],
  ["We’ve listened to it daily.", "We’ve listened", "nobody here has tried the program; remove it"],
  ["For this review we tried it.", "we tried", "nobody here has tried the program; remove it"],
  ["In our experience it is calm.", "In our experience", "say what the seller states or a study found"],
  ["Our users feel calm.", "Our users", "say what the seller states or a study found"],
  ["It is better than Adderall.", "better than Adderall", "do not compare with medicine"],
  ["It is as effective as medication.", "as effective as medication", "do not compare with medicine"],
  ["In today’s fast world, rest.", "In today’s fast", "begin with what the reader came for"],
  ["Unlock the secrets of calm.", "Unlock the secrets", "say plainly what it does"],
  ["It is a game-changer.", "game-changer", "say plainly what it does"],
  ["A game changing habit.", "game changing", "say plainly what it does"],
  ["Supercharge your week.", "Supercharge", "say plainly what it does"],
  ["Only 3 copies left.", "Only 3 copies left", "do not suggest scarcity: a download does not run out"],
  ["Just a few spots remain.", "Just a few spots", "do not suggest scarcity: a download does not run out"],
  ["It is selling fast.", "selling fast", "do not suggest scarcity: a download does not run out"],
  ["Order while supplies last.", "while supplies last", "do not suggest scarcity: a download does not run out"],
  ["A limited-time price.", "limited-time price", "do not press readers: describe the offer"],
  ["Act now and save.", "Act now", "do not press readers: describe the offer"],
  ["Your last chance to listen.", "last chance", "do not press readers: describe the offer"],
  ["The discount ends in 10 minutes.", "discount ends", "do not press readers: describe the offer"],
  ["It expires in 2 hours.", "expires in 2 hours", "do not press readers: describe the offer"],
  ["Hurry, then.", "Hurry,", "do not press readers: describe the offer"],
  ["17 people are viewing this page.", "17 people are viewing this", "do not make claims about other buyers"],
];

const allowed: readonly string[] = [
  "The report on dementia prevention lists hearing.",
  "Many take a treatment for anxiety.",
  "People with diagnosed ADHD took part.",
  "Untreated depression needs a doctor.",
  "Nothing here is meant to diagnose, treat, cure or prevent any disease.",
  "Whether it works is not clinically proved or disproved.",
  "The money-back guarantee is for 60 days; results may vary.",
  "Studies address the question of IQ.",
  "An additional test of IQ was given.",
  "This is not an independent review.",
  "Two independent reviewers read the abstracts.",
  "We tried to weigh the studies by their size.",
  "We have not tested it.",
  "Nobody here has listened to it.",
  "Sleep is better than a nap.",
  "A fast world is tiring.",
  "Close the tab at a countdown that starts again when you reload.",
  "Only three minutes remain of the nap.",
  "The guarantee expires after 60 days.",
  "No time to hurry home.",
];

describe("banned-wording", () => {
  it.each(banned)("reports: %s", (text, said, suggestion) => {
    expect(findingsInText(bannedWording, text)).toEqual([`${IN_TEXT} error[banned-phrase] '${said}' is not allowed; ${suggestion}`]);
  });

  it.each(allowed)("allows: %s", (text) => {
    expect(findingsInText(bannedWording, text)).toEqual([]);
  });

  it.each([
    ["over two lines", "The method is clinically\nproven."],
    ["over a hard break", "The method is clinically\\\nproven."],
    ["with a hard space between", "The method is clinically\u00a0proven."],
    ["half in bold", "The method is **clinically** proven."],
    ["in a link", "See [what is clinically proven](/review/)."],
    ["in a heading", "## What is clinically proven"],
    ["in a list", "- It is clinically proven."],
    ["in a quotation", "> It is clinically proven."],
    ["in a button", '::cta{label="The clinically proven way"}'],
  ])("checks text %s", (_, text) => {
    const lines = findingsInText(bannedWording, text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("error[banned-phrase] 'clinically proven' is not allowed");
  });

  it("checks a table once, cell by cell", () => {
    const lines = findingsInText(bannedWording, "Table: It\n\n| Way | Known |\n| --- | --- |\n| Sound | clinically proven |");
    expect(lines).toEqual([
      "content/posts/second.md:18:9 error[banned-phrase] 'clinically proven' is not allowed; name the study and how far it goes",
    ]);
  });

  it.each([
    ["front matter", "posts/second.md", post("second").replace("It is two.", "It is clinically proven."), ":12:5"],
    ["the FAQ", "pages/faq.yml", faq("It is clinically proven."), ":11:9"],
    ["the home page", "pages/home.yml", home().replace("lead: L", "lead: Clinically proven"), ":3:34"],
  ])("checks %s, with the position of the field", (_, file, text, place) => {
    const lines = findings(bannedWording, { [file]: text });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^content/${file}${place} error\\[banned-phrase\\] '[Cc]linically proven'`));
  });

  it("does not check references", () => {
    const text =
      "items:\n  - id: oster-1973\n    authors: A.\n    year: 1973\n    title: Clinically proven!\n    source: S\n    topics: [memory]\n    method: background\n    outcomes: [memory]\n    finding: F\n    caveat: C\n    evidence: mixed\n";
    expect(findings(bannedWording, { "references.yml": text })).toEqual([]);
  });
});

describe("exclamation marks", () => {
  const finding = "error[exclamation-mark] an exclamation mark; end the sentence with a full stop";

  it("are reported in text", () => {
    expect(findingsInText(bannedWording, "Try it!")).toEqual([`${IN_TEXT} ${finding}`]);
  });

  it("are reported in fields", () => {
    expect(findings(bannedWording, { "pages/home.yml": home().replace("lead: L", "lead: Wow!") })).toEqual([
      `content/pages/home.yml:3:34 ${finding}`,
    ]);
  });

  it("are allowed in button labels", () => {
    expect(findingsInText(bannedWording, '::cta{label="Try it now!"}')).toEqual([]);
    expect(findings(bannedWording, { "pages/home.yml": home().replace("primaryLabel: P", "primaryLabel: Try it!") })).toEqual([]);
    const answer = "\n          text: T\n          linkText: Read it!\n          linkTo: /review/";
    expect(findings(bannedWording, { "pages/faq.yml": faq(answer) })).toEqual([]);
  });

  it("are allowed in URLs", () => {
    expect(findingsInText(bannedWording, "See [the plan](https://example.com/!).")).toEqual([]);
  });
});
