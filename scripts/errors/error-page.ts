import { AUTH_CODES } from "../../packages/data/src/auth-codes.ts";
import { EXPLAINED_CODES, OWN_FIELDS } from "../../packages/data/src/explained-codes.ts";
import { DATA_ERROR_CODES } from "../../packages/data/src/to-data-error.ts";
import { writeTable } from "../../packages/domain/bench/search/write-table.ts";
import { listKeys } from "../../packages/domain/src/filter/filter-kinds.ts";
import { SERVICE_ERRORS } from "../../packages/serving/src/service-errors.ts";
import { DOMAIN_CODES } from "./domain-codes.ts";

/** `docs/errors.md`: every code that a caller can receive, as the sources of the packages declare them. */
export function writeErrorPage(): string {
  return `# Errors

Every code that a caller can receive. \`pnpm errors\` writes this page from \`SERVICE_ERRORS\`
(\`packages/serving/src/service-errors.ts\`), \`EXPLAINED_CODES\` and \`AUTH_CODES\` (\`packages/data/src\`), and
\`DOMAIN_CODES\` (\`scripts/errors/domain-codes.ts\`).

## \`DataError\`, of \`@farwork/data\`

\`code\` is one of these. "Received as" is what Firebase and the service call it. A row with a field says more of the code
above it. Other fields are the path of an argument (\`filters.job_type.0\`), or what the service named
([below](#callables-and-http-endpoints)).

${writeTable(["`code`", "`field`", "Received as", "Cause", "Remedy"], listDataErrors())}

## \`AuthFailure\`, of \`@farwork/data\`

What concerns a sign-in comes back as an outcome, whose \`code\` is one of these, of the above, or another of
[Firebase's](https://firebase.google.com/docs/reference/js/auth#autherrorcodes): treat those like \`internal\`.

${writeTable(["`code`", "Cause", "Remedy"], listCodes(AUTH_CODES))}

## Callables and HTTP endpoints

A callable rejects with \`functions/<code>\`, and with \`field\` in \`details\`; an endpoint under \`/api\` answers the HTTP
status and \`{"error":{"code":…,"field":…}}\`. A row with a field says more of the code above it. Webhooks answer with the
status alone, and what is too long is a 413.

${writeTable(["Code", "Field", "HTTP", "Cause", "Remedy"], listServiceErrors())}

## Results of \`@farwork/domain\`

Functions that read what others wrote return \`{ ok: false, error: { code } }\`, and throw nothing.

${writeTable(
  ["Result of", "Code", "Cause", "Remedy"],
  DOMAIN_CODES.flatMap(([from, codes]) => listCodes(codes).map((row) => [from, ...row])),
)}
`;
}

function listCodes(
  codes: Readonly<Record<string, { readonly cause: string; readonly remedy: string }>>,
): string[][] {
  return Object.entries(codes).map(([code, { cause, remedy }]) => [quote(code), cause, remedy]);
}

function listDataErrors(): string[][] {
  return listKeys(EXPLAINED_CODES).flatMap((code) => {
    const { cause, remedy } = EXPLAINED_CODES[code];
    const received = Object.keys(DATA_ERROR_CODES).filter((name) => DATA_ERROR_CODES[name] === code);
    return [
      [quote(code), "", received.map(quote).join(", "), cause, remedy],
      ...Object.entries(OWN_FIELDS[code] ?? {}).map(([field, why]) => [
        quote(code),
        quote(field),
        "",
        why.cause,
        why.remedy,
      ]),
    ];
  });
}

function listServiceErrors(): string[][] {
  return Object.entries(SERVICE_ERRORS).flatMap(([code, { status, cause, remedy, fields }]) => [
    [quote(code), "", String(status), cause, remedy],
    ...Object.entries(fields).map(([field, why]) => [quote(code), quote(field), "", why.cause, why.remedy]),
  ]);
}

const quote = (name: string) => `\`${name}\``;
