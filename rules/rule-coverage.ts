import * as z from "zod/mini";

// Offsets count characters from 0, the last one inclusive; protobuf omits zeros.
const Position = z.object({
  line: z._default(z.int(), 0),
  currentOffset: z._default(z.int(), 0),
  endOffset: z._default(z.int(), 0),
});
// A value has one of many types; "undefined" is an error; `{}` means && or || short-circuited.
const Observed = z.object({ value: z.record(z.string(), z.unknown()), count: z.int() });
const Expression = z.object({
  sourcePosition: Position,
  values: z._default(z.array(Observed), []),
  get children() {
    return z._default(z.array(Expression), []);
  },
});
type Expression = z.infer<typeof Expression>;
const Report = z.object({
  rules: z.object({ files: z.array(z.object({ content: z.string() })) }),
  report: z._default(z.array(Expression), []),
});

/** The coverage of the rules; `gaps` lists what is not covered, by line. */
export type RuleCoverage = { readonly total: number; readonly met: number; readonly gaps: readonly string[] };

/**
 * Reads the Firestore emulator's response to `GET /emulator/v1/projects/{project}:ruleCoverage`. Every expression
 * counts once for being evaluated. Boolean ones count once more for each outcome: they must have allowed and denied
 * something (by false, or by an error, which denies as well).
 *
 * @throws if the response is not such a report.
 */
export function readRuleCoverage(answer: unknown): RuleCoverage {
  const { rules, report } = z.parse(Report, answer);
  const characters = Array.from(rules.files[0]?.content ?? "");
  const goals = report.flatMap(collectGoals);
  const gaps = goals.filter(({ met }) => !met);
  return {
    total: goals.length,
    met: goals.length - gaps.length,
    gaps: gaps.map(({ at, missing }) => {
      const source = characters
        .slice(at.currentOffset, at.endOffset + 1)
        .join("")
        .replaceAll(/\s+/g, " ");
      return `line ${at.line}: ${missing}: ${source.length > 80 ? `${source.slice(0, 80)}…` : source}`;
    }),
  };
}

/** The start of every evaluated expression, in characters from 0, from the same response. */
export function readMetOffsets(answer: unknown): ReadonlySet<number> {
  const isMet = ({ value }: z.infer<typeof Observed>) => Object.keys(value).length > 0;
  const collect = ({ sourcePosition, values, children }: Expression): number[] => [
    ...(values.some(isMet) ? [sourcePosition.currentOffset] : []),
    ...children.flatMap(collect),
  ];
  return new Set(z.parse(Report, answer).report.flatMap(collect));
}

type Goal = { readonly at: z.infer<typeof Position>; readonly missing: string; readonly met: boolean };

function collectGoals({ sourcePosition: at, values, children }: Expression): Goal[] {
  const kinds = values.map(({ value }) => value).filter((value) => Object.keys(value).length > 0);
  // A field's value may also be boolean, but then tests have covered other types as well.
  const isCondition =
    kinds.some((value) => "boolValue" in value) &&
    kinds.every((value) => "boolValue" in value || "undefined" in value);
  const goals: Goal[] = [{ at, missing: "never evaluated", met: kinds.length > 0 }];
  if (isCondition) {
    const allowed = kinds.some((value) => value["boolValue"] === true);
    const denied = kinds.some((value) => value["boolValue"] === false || "undefined" in value);
    goals.push(
      { at, missing: "never true", met: allowed },
      { at, missing: "never stopped anything", met: denied },
    );
  }
  return [...goals, ...children.flatMap(collectGoals)];
}
