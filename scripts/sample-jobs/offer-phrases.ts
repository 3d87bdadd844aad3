import type { Market } from "./company.ts";
import type { JobType, Level } from "./opening.ts";

/** What comes with a job in a place, beside the company's own perk. */
export const BENEFITS: Readonly<Record<Market, readonly string[]>> = {
  us: [
    "Medical, dental and vision insurance from the first day, for you and your family",
    "A 401(k) with a match that vests at once",
    "Twenty days of vacation, and a manager who asks when you are taking them",
    "Sixteen weeks of parental leave for every parent",
    "$1,200 for your home office, and $600 a year to keep it pleasant",
    "Short- and long-term disability cover",
  ],
  canada: [
    "Extended health and dental cover",
    "RRSP matching of up to 4%",
    "Four weeks of vacation plus the days between the holidays",
    "A top-up to parental leave for twenty-six weeks",
    "A home-office budget of CA$1,500",
  ],
  uk: [
    "Twenty-eight days of holiday plus bank holidays",
    "A pension with 7% from us",
    "Enhanced parental leave: twenty weeks at full pay",
    "£750 for your desk and a chair your back will thank you for",
    "Sick pay from day one",
    "The cycle-to-work scheme, for work that is in the next room",
  ],
  europe: [
    "Thirty days of paid leave",
    "A permanent contract under the law of the country you live in",
    "€1,000 a year for courses, conferences and books",
    "A laptop of your choice, replaced every three years",
    "Meetings in person twice a year, travel by train where there is one",
    "Parental leave topped up to full pay",
  ],
  "latin america": [
    "Paid in US dollars or in your own currency, as you choose each year",
    "Twenty-two days of leave plus your country's public holidays",
    "Private health insurance for you and your children",
    "A thirteenth salary in December",
    "English or Spanish lessons during working hours",
  ],
  asia: [
    "Health insurance for five family members",
    "Twenty-five days of leave and all local festivals",
    "A broadband and power-backup allowance",
    "Yearly bonus of up to two months' pay",
    "Relocation is never required",
  ],
  world: [
    "The same pay for the same work, wherever you live",
    "Six weeks off a year, counted so that people take them",
    "A contract through a local employer of record, or as a contractor if you prefer",
    "$2,000 a year for wherever you work best: a desk at home or one around the corner",
    "One company week a year, somewhere none of us has been",
    "A health allowance of $250 a month",
  ],
};

/** What comes with work that is invoiced. */
export const CONTRACT_TERMS: readonly string[] = [
  "Invoices paid within ten days, and a name to write to if one is not",
  "No exclusivity: keep your other clients",
  "A paid trial week, after which either of us may say thank you and leave",
  "Licenses, devices for testing and travel at our expense",
  "Hours you keep yourself: we run no tracking software",
  "The same documents, chats and celebrations as everybody else",
];

/** How somebody new finds their feet, step by step. */
export const FIRST_MONTHS: readonly (readonly string[])[] = [
  [
    "In your first week you will meet the team and change something small for good.",
    "By the end of the first month you will have talked to five {customers} and written down what surprised you.",
    "By the third month, part of {area} will be yours, and people will know it.",
  ],
  [
    "For two weeks you will mostly read, ask and watch.",
    "After six you will have finished something in {area} that {customers} can see.",
    "After six months we will ask you what we should stop doing, and mean it.",
  ],
  [
    "A colleague outside your team will be your guide for the first ninety days.",
    "Your first project is already chosen, small, and late only if nobody starts it.",
    "At the end of that time we look back together and decide what comes next.",
  ],
];

/** One more thing to do and one more thing to bring, by the step on the ladder. */
export const LEVEL_DUTIES: Readonly<Record<Level, readonly string[]>> = {
  intern: ["Finish one real project for {area} within twelve weeks and show it to the whole company"],
  junior: ["Learn {area} from a colleague who has set aside an hour a day for you"],
  plain: [
    "Own your part of {area} and say early when it is in trouble",
    "Take one piece of {area} from idea to finished every month or so",
    "Show what you did at the end of each week, in five lines",
    "Bring your own ideas for {area}, and help with other people's",
    "Keep {area} in better order than you found it",
  ],
  senior: [
    "Lead at least one larger piece of work in {area} each quarter and bring a colleague along",
    "Be the person others in {area} show things to before they show them to everybody",
    "Take on the part of {area} nobody has dared to touch, with time to do it properly",
    "Help two less experienced colleagues grow, on purpose and on schedule",
  ],
  lead: ["Set the direction for {area} across three teams, in writing and by example"],
};

export const LEVEL_NEEDS: Readonly<Record<Level, readonly string[]>> = {
  intern: ["You are studying, retraining or teaching yourself, and can give us thirty hours a week"],
  junior: ["This may be your first or second job: we look at what you have made, not for whom"],
  plain: [
    "Two to four years in similar work, or a shorter time very well spent",
    "A few years of doing this where it mattered",
    "Enough experience to work alone for a day and enough sense to ask on the second",
    "You have done most of this before and look forward to the rest",
  ],
  senior: [
    "You have done this for long enough to have changed your mind about something important",
    "Six years or more in similar work, at more than one company",
    "You have been responsible for something large, and tell it without heroes",
    "Others already come to you with their hardest questions",
  ],
  lead: ["Eight years or more in the field, several of them spent making other people better at it"],
};

/** How a job type is put in a sentence; `undefined` is full time that nobody thought to mention. */
export const JOB_TYPE_LINES: Readonly<Record<NonNullable<JobType> | "unsaid", readonly string[]>> = {
  full_time: ["This is a full-time, permanent position.", "Full time, permanent, and remote for good."],
  contract: [
    "This is a contract for six months to begin with, and most of our contracts are extended.",
    "You will be engaged as a contractor, invoicing monthly and paid within ten days.",
  ],
  part_time: [
    "We expect about twenty hours a week, spread as suits you.",
    "The position is part time: three days a week, and we mean three.",
  ],
  freelance: [
    "The work comes by the project, usually ten to thirty hours in a week, and you may say no to any.",
  ],
  internship: ["The internship is paid and lasts from three to six months, starting whenever you can."],
  unsaid: ["Hours are flexible around a few fixed meetings."],
};
