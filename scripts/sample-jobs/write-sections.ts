import { createDraw, type Draw } from "./draw.ts";
import {
  BENEFITS,
  CONTRACT_TERMS,
  FIRST_MONTHS,
  JOB_TYPE_LINES,
  LEVEL_DUTIES,
  LEVEL_NEEDS,
} from "./offer-phrases.ts";
import type { Opening } from "./opening.ts";
import { TRADE_PHRASES } from "./trade-phrases.ts";
import { VOICES } from "./voice-phrases.ts";

/** A part of a description, before it is put into anybody's markup. */
export type Section = {
  /** "" where the part has none. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items: readonly string[];
};

/** What a posting says, part by part, in its company's voice. */
export function writeSections(opening: Opening, where: string, salary: string, draw: Draw): Section[] {
  const { company, role, jobType } = opening;
  const voice = VOICES[company.voice];
  const fill = filler(opening);
  const section = (
    part: keyof typeof voice.headings,
    paragraphs: readonly string[],
    items: string[] = [],
  ): Section => ({
    heading: fill(voice.headings[part]),
    paragraphs: paragraphs.map(fill),
    items: items.map(fill),
  });
  const sections = [
    section("company", [houseLine(opening)]),
    section("role", [draw.pick(voice.roleLines), draw.pick(JOB_TYPE_LINES[jobType ?? "unsaid"])]),
    section("does", [], chooseDuties(opening, draw)),
    section("needs", [], chooseNeeds(opening, draw)),
    section("bonus", [], opening.level === "intern" ? [] : draw.take(role.bonus, draw.between(1, 2))),
    section("first", draw.chance(0.55) ? draw.pick(FIRST_MONTHS) : []),
    section("way", [company.way, whereLine(where)]),
    section("offer", salary === "" ? [] : [`Pay: ${salary}.`], chooseOffers(opening, draw)),
    section("apply", [draw.pick(voice.closings)]),
  ];
  return sections.filter(({ paragraphs, items }) => paragraphs.length + items.length > 0);
}

function chooseDuties({ role, level }: Opening, draw: Draw): string[] {
  const own = draw.take(role.does, draw.between(3, 4));
  const common = draw.take(TRADE_PHRASES[role.trade].does, draw.between(1, 2));
  return [...own, ...common, draw.pick(LEVEL_DUTIES[level])];
}

/** Only ordinary openings ask for a number of years of their own: the others' level says it for them. */
function chooseNeeds({ role, level }: Opening, draw: Draw): string[] {
  const own = draw.take(
    level === "plain" ? role.needs : role.needs.filter((need) => !STATES_YEARS.test(need)),
    3,
  );
  const common = draw.take(TRADE_PHRASES[role.trade].needs, draw.between(1, 2));
  const needs = [...own, ...common];
  return needs.some((need) => STATES_YEARS.test(need)) ? needs : [draw.pick(LEVEL_NEEDS[level]), ...needs];
}

const STATES_YEARS = /\byears?\b/i;

function chooseOffers({ company, jobType }: Opening, draw: Draw): string[] {
  const isInvoiced = jobType === "contract" || jobType === "freelance";
  const usual = draw.take(isInvoiced ? CONTRACT_TERMS : BENEFITS[company.market], draw.between(3, 5));
  return isInvoiced ? usual : [...usual, company.perk];
}

/** A company introduces itself in the same words in all its postings. */
function houseLine({ company }: Opening): string {
  return createDraw(`introduction of ${company.name}`).pick(VOICES[company.voice].openings);
}

function whereLine(where: string): string {
  if (where === "") return "Ask us about locations: the list changes.";
  if (/worldwide|oceania/i.test(where)) return "You can do this job from anywhere with a steady connection.";
  if (/timezones|UTC/i.test(where))
    return `You can work from: ${where}. Four hours of the day should overlap with ours.`;
  return `We can hire people who live in: ${where}.`;
}

function filler({ company, role, title, area }: Opening): (text: string) => string {
  // In a sentence, a posting calls the job by its name without "(Part-time)" and the like.
  const spoken = title.replace(/ \([^)]*\)$/, "").replace(/,.*$/, "");
  const facts: Readonly<Record<string, string>> = {
    name: company.name,
    company: company.name,
    makes: company.makes,
    about: company.about,
    customers: company.customers,
    founded: String(company.founded),
    people: company.people.toLocaleString("en-US"),
    area,
    "bare area": area.replace(/^the /, ""),
    title: spoken,
    "a title": `${/^[aeiou]|^SEO/i.test(spoken) ? "an" : "a"} ${spoken}`,
    mission: role.mission,
  };
  const fillOnce = (text: string): string =>
    text.replace(/\{([a-z ]+)\}/g, (whole, key: string) => facts[key] ?? whole);
  // A mission names the area in its turn.
  return (text) => fillOnce(fillOnce(text));
}
