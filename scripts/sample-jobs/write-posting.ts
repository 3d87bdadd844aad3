import { parseSalary } from "@farwork/domain";
import type { SamplePosting } from "@farwork/domain/testing";

import { lookUp, type Markup, type Posting, SAMPLES } from "./sample-data.ts";

const LISTS: ReadonlySet<string> = new Set(["duties", "needs", "bonus", "benefits"]);

/** The common form from which each feed's posting is written, dated by `now`. */
export function writePosting(posting: Posting, now: Date): SamplePosting {
  const { id, title, type, tags, age, place, pay } = posting;
  const { name } = lookUp(SAMPLES.companies, posting.company);
  return {
    id,
    title,
    slug: `${slugify(title)}-${id}`,
    companyName: name,
    companySlug: slugify(name),
    category: lookUp(SAMPLES.roles, posting.role).category,
    tags,
    jobType: type,
    publishedAt: new Date(now.getTime() - age * 1000),
    location: place,
    salary: pay,
    pay: parseSalary(pay),
    description: writeDescription(posting),
  };
}

/** The description of a posting, in its company's voice and markup. */
function writeDescription(posting: Posting): string {
  const { voice, markup, name } = lookUp(SAMPLES.companies, posting.company);
  const blanks = readBlanks(posting);
  const leads = readLeads(posting);
  const sections = Object.entries(lookUp(SAMPLES.voices, voice)).map(([part, heading]): Section => {
    const lead = leads[part] ? [leads[part]] : [];
    const own = (posting.texts[part] ?? []).map((key) => lookUp(lookUp(SAMPLES.texts, part), key));
    const said = own.map((text) => fill(text, blanks));
    return {
      heading: fill(heading, blanks),
      paragraphs: LISTS.has(part) ? lead : [...lead, ...said],
      items: LISTS.has(part) ? said : [],
    };
  });
  const written = sections.filter(({ paragraphs, items }) => paragraphs.length + items.length > 0);
  return markUp(written, lookUp(SAMPLES.markups, markup), `https://${slugify(name)}.example/careers`);
}

/** A part of a description, before adding markup. */
type Section = {
  /** "" if the part has none. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
};

/** The company's and posting's own sentences, before shared ones. */
function readLeads({ company, pay }: Posting): Readonly<Record<string, string>> {
  const { introduction, week } = lookUp(SAMPLES.companies, company);
  return { company: introduction, week, benefits: pay === "" ? "" : `Pay: ${pay}.` };
}

function readBlanks({ company, role, title, area, place }: Posting): Readonly<Record<string, string>> {
  const { name, customers, people, perk } = lookUp(SAMPLES.companies, company);
  // In sentences, the title is used without "(Part-time)" and the like.
  const spoken = title.replace(/ \([^)]*\)$/, "").replace(/,.*$/, "");
  const blanks = {
    company: name.trim(),
    customers,
    people: String(people),
    perk,
    area,
    "bare area": area.replace(/^the /, ""),
    place,
    title: spoken,
    "a title": `${/^[aeiou]|^SEO/i.test(spoken) ? "an" : "a"} ${spoken}`,
  };
  return { ...blanks, mission: fill(lookUp(SAMPLES.roles, role).mission, blanks) };
}

function markUp(sections: readonly Section[], markup: Markup, homepage: string): string {
  const write = (template: string, text: string) => fill(template, { text: escapeText(text) });
  const written = sections.map(({ heading, paragraphs, items }, at) => {
    const headingMarkup = at === 0 ? (markup.firstHeading ?? markup.heading) : markup.heading;
    const list = items.map((item) => write(markup.item, item)).join("");
    const parts = [
      heading && write(headingMarkup, heading),
      ...paragraphs.map((paragraph) => write(markup.paragraph, paragraph)),
      list && fill(markup.list, { items: list }),
    ];
    return fill(markup.section, { parts: parts.join("") });
  });
  return fill(markup.page, { sections: written.join(""), homepage });
}

function fill(text: string, blanks: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z ]+)\}/g, (_, blank: string) => lookUp(blanks, blank));
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A text as in URLs: "tern-maps". */
function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
