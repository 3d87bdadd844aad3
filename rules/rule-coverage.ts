import * as z from "zod/mini";

// Offsets count characters from 0 and include the last one; protobuf leaves a zero out.
const Position = z.object({
  line: z._default(z.int(), 0),
  currentOffset: z._default(z.int(), 0),
  endOffset: z._default(z.int(), 0),
});
// A value is one of many kinds; an error is called "undefined"; `{}` says that && or || decided without it.
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

/** How much of the rules the tests have met; `gaps` names, by line, what they have not. */
export type RuleCoverage = { readonly total: number; readonly met: number; readonly gaps: readonly string[] };

/**
 * Reads the Firestore emulator's answer to `GET /emulator/v1/projects/{project}:ruleCoverage`. Every expression
 * counts once for having been evaluated. One that is true or false counts once more for each: it has to have let
 * something through, and to have stopped something (by false, or by an error, which denies too).
 *
 * @throws where the answer is not such a report.
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

/** Where every expression begins that has been evaluated, counted in characters from 0; read from the same answer. */
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
  // A field's own value may be true or false as well, but then the tests have met other kinds of it too.
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
