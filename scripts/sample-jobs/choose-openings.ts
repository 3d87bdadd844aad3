import { COMPANIES } from "./companies.ts";
import type { Company } from "./company.ts";
import { createDraw, type Draw } from "./draw.ts";
import type { JobType, Level, Opening } from "./opening.ts";
import { type Role, type Trade, TRADES } from "./role.ts";
import { ROLES } from "./roles.ts";
import { writeTitle } from "./write-title.ts";

/** How many of a hundred-odd postings are in each trade, roughly as on a real board. */
const TRADE_SHARES: readonly (readonly [Trade, number])[] = [
  ["Software Development", 24],
  ["Devops", 7],
  ["AI / ML", 7],
  ["Data Analysis", 7],
  ["QA", 5],
  ["Design", 7],
  ["Product", 6],
  ["Project Management", 5],
  ["Customer Service", 10],
  ["Marketing", 9],
  ["Writing", 5],
  ["Sales / Business", 7],
  ["Finance", 5],
  ["Human Resources", 4],
  ["Legal", 3],
  ["Medical", 5],
  ["Education", 3],
  ["All others", 5],
];

const JOB_TYPES: readonly (readonly [JobType, number])[] = [
  ["full_time", 74],
  ["contract", 10],
  ["part_time", 6],
  ["freelance", 4],
  [undefined, 6],
];

/** Nobody advertises for a senior in work that pays beginners less than this. */
const SENIOR_FROM = 45_000;

/** Tries before another trade is drawn: some trades have few employers. */
const TRIES_IN_A_TRADE = 60;
const TRADES_TO_TRY = 20;

/**
 * Openings with titles of their own. The first few go once round the trades, so that even a short list has them all;
 * no company looks twice for the same role, level and part of its work.
 *
 * @throws RangeError when there are not that many different openings to be had.
 */
export function chooseOpenings(count: number, seed: string): Opening[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, at) =>
    chooseOpening(TRADES[at], createDraw(`${seed} opening ${at}`), taken),
  );
}

function chooseOpening(first: Trade | undefined, draw: Draw, taken: Set<string>): Opening {
  for (let round = 0; round < TRADES_TO_TRY; round++) {
    const trade = round === 0 && first ? first : draw.pickWeighted(TRADE_SHARES);
    const opening = tryTrade(trade, draw, taken);
    if (opening) return opening;
  }
  throw new RangeError("There are no more openings with titles of their own: ask for fewer jobs.");
}

function tryTrade(trade: Trade, draw: Draw, taken: Set<string>): Opening | undefined {
  for (let attempt = 0; attempt < TRIES_IN_A_TRADE; attempt++) {
    const role = draw.pick(ROLES.filter((candidate) => candidate.trade === trade));
    const company = draw.pick(COMPANIES.filter((candidate) => isHiring(candidate, role)));
    const level = chooseLevel(role, draw);
    const jobType = level === "intern" ? "internship" : draw.pickWeighted(JOB_TYPES);
    const area = draw.pick(company.areas);
    // After a few tries the plain titles are gone: name the part of the company's work instead.
    const title = writeTitle(
      { role, level, jobType, area, namesArea: attempt > 2 || draw.chance(0.3) },
      draw,
    );
    const position = [company.name, role.title, level, area].join();
    if (taken.has(title) || taken.has(position)) continue;
    taken.add(title).add(position);
    return { company, role, level, jobType, area, title };
  }
  return undefined;
}

function isHiring(company: Company, role: Role): boolean {
  return role.only ? role.only.includes(company.name) : company.hires.includes(role.trade);
}

function chooseLevel(role: Role, draw: Draw): Level {
  if (!role.ladder) return role.pay[0] >= SENIOR_FROM && draw.chance(0.25) ? "senior" : "plain";
  return draw.pickWeighted<Level>([
    ["intern", 6],
    ["junior", 10],
    ["plain", 38],
    ["senior", 34],
    ["lead", 12],
  ]);
}
