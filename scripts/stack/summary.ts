import { styleText } from "node:util";

import type { DemoAccount } from "./demo-account.ts";
import { portFlag, type Ports } from "./ports.ts";
import { webUrl } from "./web.ts";

export type SummaryFacts = {
  readonly ports: Ports;
  readonly account: DemoAccount;
  readonly dev: boolean;
  readonly logs: string;
  readonly seconds: number;
};

/** The few lines to print once the board is running. */
function describeBoard(facts: SummaryFacts): [label: string, value: string][] {
  const { ports, account } = facts;
  return [
    ["Board", webUrl(ports)],
    ["Demo account", `${account.email}  password ${account.password}`],
    ["Mail", `http://localhost:${ports.email}/inbox`],
    ["Payments", `http://localhost:${ports.stripe}/v1/customers`],
    ["Import a feed", "pnpm ingest remotive --file <response.json>"],
    ["Logs", facts.logs],
    ["Stop", `Ctrl-C (keeps jobs and accounts; --fresh starts over, ${portFlag("web")} N changes the port)`],
  ];
}

export function printSummary(facts: SummaryFacts): void {
  const lines = describeBoard(facts);
  const width = Math.max(...lines.map(([label]) => label.length));
  const how = facts.dev ? "with hot reload" : "in a production build";
  console.log(`\n  ${styleText("bold", "Farwork is up")} ${how}, after ${facts.seconds.toFixed(1)} s\n`);
  for (const [label, value] of lines) console.log(`  ${styleText("dim", label.padEnd(width))}  ${value}`);
  console.log("");
}
