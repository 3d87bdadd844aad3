import type { Draw } from "./draw.ts";
import type { Opening } from "./opening.ts";
import type { Trade } from "./role.ts";

/** Trades in which the step above senior is called staff rather than lead. */
const STAFF_TRADES: ReadonlySet<Trade> = new Set([
  "Software Development",
  "Devops",
  "AI / ML",
  "Data Analysis",
]);

type TitleParts = Pick<Opening, "role" | "level" | "jobType" | "area"> & { readonly namesArea: boolean };

/** A title as a board would show it: "Senior Backend Engineer, Tide Forecasts", "Copywriter (Part-time)". */
export function writeTitle({ role, level, jobType, area, namesArea }: TitleParts, draw: Draw): string {
  const ranked = rank(role.title, level, role.trade);
  const freelance = jobType === "freelance" && draw.chance(0.7) ? `Freelance ${ranked}` : ranked;
  const placed = namesArea ? withArea(freelance, capitalize(area)) : freelance;
  if (jobType === "part_time" && draw.chance(0.7)) return `${placed} (Part-time)`;
  if (jobType === "contract" && draw.chance(0.4))
    return `${placed} (${draw.between(1, 4) * 3}-Month Contract)`;
  return placed;
}

function rank(title: string, level: Opening["level"], trade: Trade): string {
  if (level === "plain") return title;
  if (level === "intern") return `${title} Intern`;
  if (level === "junior") return `Junior ${title}`;
  if (level === "senior") return `Senior ${title}`;
  return STAFF_TRADES.has(trade) ? `Staff ${title}` : `Lead ${title}`;
}

function withArea(title: string, area: string): string {
  return title.includes(",") ? `${title} (${area})` : `${title}, ${area}`;
}

function capitalize(area: string): string {
  return area
    .replace(/^the /, "")
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
