const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Keeps digests of real people from being taken for sent by an inbox on this machine, which sends nothing on.
 *
 * @throws Error where `EMAIL_API_BASE` is on this machine and the database is none that is emulated.
 */
export function refuseLocalInbox(env: Readonly<Record<string, string | undefined>>): void {
  const base = env["EMAIL_API_BASE"];
  if (!base || env["FIRESTORE_EMULATOR_HOST"] || !LOCAL.has(new URL(base).hostname)) return;
  throw new Error(
    "EMAIL_API_BASE is an inbox on this machine, and the services are real: mails would reach nobody",
  );
}
