import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

import { afterAll, beforeAll, expect, it } from "vitest";

import { mailNewCodes, type MailRoute } from "./mail-sign-in-codes.ts";

const code = (oobCode: string, requestType = "PASSWORD_RESET") => ({
  email: "ada@example.com",
  requestType,
  oobCode,
});

let given: object[] = [];
let mailIsUp = true;
let mails: unknown[] = [];
/** Sign-in and mail at one address. */
const server = createServer((request, response) => {
  if (request.method === "GET") {
    response.end(JSON.stringify({ oobCodes: given }));
    return;
  }
  void takeMail();
  async function takeMail() {
    const mail = await json(request);
    if (mailIsUp) mails.push(mail);
    response.writeHead(mailIsUp ? 200 : 500).end("{}");
  }
});
let route: MailRoute;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  route = { authUrl: url, emailUrl: url, siteUrl: "http://localhost:3000" };
});
afterAll(() => server.close());

it("mails each code once with the link for its kind, and no other kinds of codes", async () => {
  const mailed = new Set<string>();
  mails = [];
  given = [
    code("first"),
    code("other", "VERIFY_AND_CHANGE_EMAIL"),
    code("address", "VERIFY_EMAIL"),
    code("link", "EMAIL_SIGNIN"),
  ];
  await mailNewCodes(route, mailed);
  given = [...given, code("second")];
  await mailNewCodes(route, mailed);
  await mailNewCodes(route, mailed);
  expect(mails).toMatchObject([
    { to: "ada@example.com", text: expect.stringContaining("oobCode=first") },
    { text: expect.stringContaining("/confirm-email?code=address") },
    { text: expect.stringContaining("/reset-password?mode=signIn&oobCode=link&") },
    { text: expect.stringContaining("oobCode=second") },
  ]);
});

it("retries a code that could not be mailed", async () => {
  const mailed = new Set<string>();
  mails = [];
  given = [code("late")];
  mailIsUp = false;
  await expect(mailNewCodes(route, mailed)).rejects.toThrow("took no mail");
  mailIsUp = true;
  await mailNewCodes(route, mailed);
  expect(mails).toHaveLength(1);
});
