/** The rules with one thing about them changed. */
export type RulesMutant = {
  /** Counted from 1. */
  readonly line: number;
  /** Where the condition begins that has to be evaluated for anybody to notice. */
  readonly offset: number;
  /** For people: what became what. */
  readonly change: string;
  readonly rules: string;
};

type Span = { readonly start: number; readonly end: number };
type Change = Span & { readonly to: string };

/**
 * Every way to forget one thing in security rules: each operand of `&&` and `||` in turn, each condition that stands
 * alone, each name in a list and each method of an `allow`; each limit moved by one, and each `get` made a `read`.
 */
export function listRulesMutants(rules: string): RulesMutant[] {
  const code = rules.replaceAll(/'[^']*'|\/\/[^\n]*/g, (found) => (found[0] === "/" ? blank(found) : found));
  const bare = code.replaceAll(/'([^']*)'/g, (_quoted, text: string) => `'${"_".repeat(text.length)}'`);
  const conditions = listConditionChanges(bare);
  const changes = [
    ...conditions,
    ...findAll(bare, /(?<=[<>])=/g).map((span) => ({ ...span, to: "" })),
    ...findAll(bare, /\b\d{2,}\b/g).map((span) => ({ ...span, to: String(Number(read(bare, span)) + 1) })),
    ...listNameChanges(code),
    ...listMethodChanges(bare),
  ];
  return changes
    .map((change) => describeMutant(rules, change, findCondition(conditions, change)))
    .filter((mutant) => mutant.rules !== rules)
    .toSorted((one, other) => one.line - other.line);
}

/** What `allow … if` and `return` say, and everything `&&` and `||` join in it. */
function listConditionChanges(bare: string): Change[] {
  return [...bare.matchAll(/\b(if|return)\s+([^;]+);/dg)].flatMap((match) => {
    const [start = 0, end = 0] = match.indices?.[2] ?? [];
    const whole = trim(bare, { start, end });
    const operands = listOperands(bare, whole);
    // Nobody is let in by it any more: some test has to miss that.
    const closed = match[1] === "if" ? [{ ...whole, to: "false" }] : [];
    return [...closed, ...(operands.length > 0 ? operands : [{ ...whole, to: "true" }])];
  });
}

/** The operands of a condition and theirs, each with what makes the operator do without it. */
function listOperands(bare: string, condition: Span): Change[] {
  for (const [operator, neutral] of [
    ["||", "false"],
    ["&&", "true"],
  ] as const) {
    const parts = splitAt(bare, condition, operator);
    if (parts.length > 1)
      return parts.flatMap((part) => [{ ...part, to: neutral }, ...listOperands(bare, part)]);
  }
  return [];
}

/** Parts a condition at an operator that stands outside every bracket; each part comes without brackets around it. */
function splitAt(bare: string, { start, end }: Span, operator: string): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    depth += depthChange(bare[at]);
    if (depth === 0 && bare.startsWith(operator, at)) {
      parts.push(trim(bare, { start: from, end: at }));
      from = at + operator.length;
    }
  }
  return [...parts, trim(bare, { start: from, end })];
}

/** Each name in a list of several, with the comma that parts it from its neighbour. */
function listNameChanges(code: string): Change[] {
  return findAll(code, /\[\s*'[^\]]*\]/g).flatMap((list) => {
    const names = findAll(read(code, list), /'[^']*'|\w+/g);
    return names.map((name, index) => ({
      start: list.start + (index < names.length - 1 ? name.start : (names[index - 1]?.end ?? name.start)),
      end: list.start + (names[index + 1]?.start ?? name.end),
      to: "",
    }));
  });
}

/** Each method of an `allow` that has several left out, and each `get` widened to what also lists. */
function listMethodChanges(bare: string): Change[] {
  return findAll(bare, /(?<=\ballow )[a-z, ]+(?=:)/g).flatMap((methods) => {
    const text = read(bare, methods);
    const named = text.split(", ");
    const fewer =
      named.length === 1 ? [] : named.map((name) => named.filter((other) => other !== name).join(", "));
    const wider = named.includes("get") ? [text.replace("get", "read")] : [];
    return [...fewer, ...wider].map((to) => ({ ...methods, to }));
  });
}

/** The smallest condition around a change; of a method, the one that follows. */
function findCondition(conditions: readonly Span[], change: Span): Span {
  const around = conditions.filter(({ start, end }) => start <= change.start && change.end <= end);
  const smallest = around.toSorted((one, other) => one.end - one.start - (other.end - other.start))[0];
  return smallest ?? conditions.find(({ start }) => start > change.start) ?? change;
}

function describeMutant(rules: string, { start, end, to }: Change, condition: Span): RulesMutant {
  const from = rules.slice(start, end);
  const short = from.trim().replaceAll(/\s+/g, " ");
  return {
    line: rules.slice(0, start).split("\n").length,
    offset: condition.start,
    change: `${short} -> ${to === "" ? "nothing" : to}`,
    rules: rules.slice(0, start) + to + rules.slice(end),
  };
}

/** Without blanks around it, and without brackets that only hold it together. */
function trim(bare: string, span: Span): Span {
  const text = read(bare, span);
  const start = span.start + text.length - text.trimStart().length;
  const end = start + text.trim().length;
  return isHeldTogether(bare.slice(start, end))
    ? trim(bare, { start: start + 1, end: end - 1 })
    : { start, end };
}

/** Whether the bracket a text begins with is closed by its last character. */
function isHeldTogether(text: string): boolean {
  if (!text.startsWith("(")) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += depthChange(text[at]);
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}

function depthChange(character: string | undefined): number {
  if (character === undefined) return 0;
  return "([{".includes(character) ? 1 : ")]}".includes(character) ? -1 : 0;
}

function findAll(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

function read(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

function blank(text: string): string {
  return " ".repeat(text.length);
}
