import { EXPLAINED_CODES } from "../../packages/data/src/explained-codes.ts";
import { DATA_ERROR_CODES } from "../../packages/data/src/to-data-error.ts";
import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import { SERVICE_ERRORS } from "../../packages/serving/src/service-errors.ts";

/** `docs/errors.md`: every code that a caller can receive, as the sources of the packages declare them. */
export function writeErrorPage(): string {
  return `# Errors

Every code that a caller can receive. \`pnpm errors\` writes this page from \`SERVICE_ERRORS\`
(\`packages/serving/src/service-errors.ts\`) and \`EXPLAINED_CODES\` (\`packages/data/src/explained-codes.ts\`).

## \`DataError\`, of \`@farwork/data\`

\`code\` is one of these. "Received as" is what Firebase and the service call it.

${writeTable(["`code`", "Received as", "Cause", "Remedy"], listDataErrors())}

What the identity service answers to a log-in or a sign-up comes back as an outcome with its own code (\`auth/…\`,
[Firebase's list](https://firebase.google.com/docs/reference/js/auth#autherrorcodes)), or one of the above.
\`deletion-unfinished\` stands for the field \`account\` below.

## Callables and HTTP endpoints

A callable rejects with \`functions/<code>\`, and with \`field\` in \`details\`; an endpoint under \`/api\` answers the HTTP
status and \`{"error":{"code":…,"field":…}}\`. A row with a field says more of the code above it. Webhooks answer with the
status alone, and what is too long is a 413.

${writeTable(["Code", "Field", "HTTP", "Cause", "Remedy"], listServiceErrors())}
`;
}

function listDataErrors(): string[][] {
  return Object.entries(EXPLAINED_CODES).map(([code, { cause, remedy }]) => {
    const received = Object.keys(DATA_ERROR_CODES).filter((name) => DATA_ERROR_CODES[name] === code);
    return [quote(code), received.map(quote).join(", "), cause, remedy];
  });
}

function listServiceErrors(): string[][] {
  return Object.entries(SERVICE_ERRORS).flatMap(([code, { status, cause, remedy, fields }]) => [
    [quote(code), "", String(status), cause, remedy],
    ...Object.entries(fields).map(([field, why]) => [quote(code), quote(field), "", why.cause, why.remedy]),
  ]);
}

const quote = (name: string) => `\`${name}\``;
