import type { SalaryToken } from "./salary-tokens.ts";

// "up to 15-20" says nothing of the least, while "from 15 to 20" and "15-20+" say both.
export function readLimit(
  before: readonly SalaryToken[],
  after: readonly SalaryToken[],
  { orMore, isRange }: { orMore: boolean; isRange: boolean },
): "most" | "least" | undefined {
  const words = before.flatMap((token) =>
    token.kind === "word" ? [token.text] : token.kind === "joint" ? ["to"] : [],
  );
  const lead = words.slice(-3).join(" ");
  const tail = after.find((token) => token.kind === "word")?.text ?? "";
  if (
    UP_TO.test(lead) ||
    (!isRange && UNDER.test(lead)) ||
    UP_TO_PAY.test(words.join(" ")) ||
    AT_MOST.test(tail)
  )
    return "most";
  const isLeast = orMore || FROM.test(lead) || FROM_PAY.test(words.join(" ")) || AT_LEAST.test(tail);
  return isLeast ? "least" : undefined;
}

// Wherever it stands ahead of the amount: "The maximum base pay for this position is", "Minimum required hourly wage".
const OF_PAY = String.raw`(?: \p{L}+){0,2} (?:pay|salary|compensation|rate|wage)(?:\s|$)`;
const UP_TO_PAY = new RegExp(String.raw`(?:^|\s)max(?:imum)?${OF_PAY}`, "u");
const FROM_PAY = new RegExp(String.raw`(?:^|\s)(?:starting|starts|minimum|min)${OF_PAY}`, "u");
const UP_TO =
  /(?:^|\s)(?:up to|upto|no more than|as much as|reach(?:es|ing)?(?: up to)?|as high as|to zu|jusqu'à|hasta|até|capped at|not to exceed|(?:max|maximum)(?: of)?|most|(?<!(?:not?|never) )less than)$/;
// Never of a range: "in the range below: $50,800 - $80,100".
const UNDER = /(?:^|\s)(?:under|below)$/;
const FROM =
  /(?:^|\s)(?:from|ab|desde|mindestens|à partir de|a partir de|starting|starts|start|upwards of|north of|as low as|minimum|min|least|above|over|more than|less than)(?: (?:at|from|to|of))?$/;
const AT_MOST = /^max(?:imum)?$/;
const AT_LEAST = /^(?:start|starting|minimum)$/;
