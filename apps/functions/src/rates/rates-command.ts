import process from "node:process";
import { parseArgs } from "node:util";

import { formatRateDate } from "@farwork/domain/rates";

import { openFirestore } from "../runtime/admin.ts";
import { COMMON_OPTIONS, describePlaceOptions, runCommand } from "../runtime/command-line.ts";
import { FIRESTORE } from "../runtime/command-place.ts";
import { readStoredRates, storeRates } from "./rates-store.ts";
import { RATES_URL, refreshRates } from "./refresh-rates.ts";

const USAGE = `Usage: pnpm rates [options]

Takes in the European Central Bank's reference rates of the day, as the scheduled function does once a day, and says of
which day the stored ones are.

Options:
  --from <url>         ask there for the same file; an address you name may be on this machine
${describePlaceOptions([FIRESTORE])}
`;

process.exitCode = await runCommand({
  usage: USAGE,
  parse: (args) => parseArgs({ args, options: { ...COMMON_OPTIONS, from: { type: "string" } } }),
  read: ({ values }) => ({ from: values.from }),
  services: () => [FIRESTORE],
  run: async ({ from }) => refresh(from),
});

async function refresh(from: string | undefined): Promise<number> {
  const firestore = openFirestore();
  const now = new Date();
  const read = () => readStoredRates(firestore);
  const outcome = await refreshRates(
    { read, store: (rates) => storeRates(firestore, rates, now) },
    { url: from ?? RATES_URL, fetch: { allowPrivateAddresses: from !== undefined } },
    now,
  );
  const stored = await read();
  const date = stored ? `of ${formatRateDate(stored, now)}` : "missing";
  console.log(`${outcome}: the stored rates are ${date}`);
  return outcome === "refused" ? 1 : 0;
}
