import type { Trade } from "./role.ts";

/** How a company writes its postings: the order of parts, the headings, the tone. */
export type Voice = "plain" | "warm" | "dry" | "formal" | "terse" | "letter";

/** Where it pays from, which decides currencies and the way a salary is written. */
export type Market = "us" | "canada" | "uk" | "europe" | "latin america" | "asia" | "world";

/** An invented employer. None of them exists; their sites are under reserved names (RFC 2606). */
export type Company = {
  readonly name: string;
  /** Completes "{name} ". */
  readonly makes: string;
  /** The people it works for, in the plural. */
  readonly customers: string;
  /** Parts of its work that an opening can be for, in lower case. */
  readonly areas: readonly string[];
  readonly founded: number;
  readonly people: number;
  readonly voice: Voice;
  readonly market: Market;
  readonly hires: readonly Trade[];
  /** Where its people may live, as its postings put it; the first is the usual one. */
  readonly where: readonly string[];
  /** A sentence or two only this company would write. */
  readonly about: string;
  /** How a week there goes. */
  readonly way: string;
  readonly perk: string;
};

export const SOFTWARE_HOUSE: readonly Trade[] = [
  "Software Development",
  "Devops",
  "AI / ML",
  "Data Analysis",
  "QA",
  "Design",
  "Product",
  "Customer Service",
];
export const GO_TO_MARKET: readonly Trade[] = [
  "Customer Service",
  "Marketing",
  "Sales / Business",
  "Writing",
  "Design",
  "Product",
  "Project Management",
];
export const BACK_OFFICE: readonly Trade[] = ["Finance", "Human Resources", "Legal", "All others"];
