export { readCaller } from "./caller-address.ts";
export { type Spending, tallyByWindow } from "./window-tally.ts";
