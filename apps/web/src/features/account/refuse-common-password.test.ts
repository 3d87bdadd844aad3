import { expect, it, vi } from "vitest";

import { GET } from "../../app/common-passwords.txt/route.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { MIN_PASSWORD } from "./form-schemas.ts";
import { refuseCommonPassword } from "./refuse-common-password.ts";

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));

it("refuses the three thousand most common passwords in any case", async () => {
  answerWith(async () => GET());
  expect(new Set(COMMON_PASSWORDS).size).toBe(3000);
  for (const password of [
    "123456789",
    "password",
    "Password",
    "QWERTYUIOP",
    "iloveyou",
    COMMON_PASSWORDS.at(-1) ?? "",
  ])
    expect([password, await refuseCommonPassword(password)]).toEqual([
      password,
      expect.objectContaining({ success: false, code: "auth/weak-password" }),
    ]);
});

it("accepts all others, and lists none that is too short anyway", async () => {
  answerWith(async () => GET());
  for (const password of ["correct horse", "123456 ", "Pässword", ""])
    expect([password, await refuseCommonPassword(password)]).toEqual([password, undefined]);
  expect(COMMON_PASSWORDS.filter(({ length }) => length < MIN_PASSWORD)).toEqual([]);
});

it.each([
  ["is not there", async () => new Response("password", { status: 503 })],
  ["does not arrive", () => Promise.reject(new TypeError("Failed to fetch"))],
])("does not block sign-up when the list %s", async (_, answer) => {
  answerWith(answer);
  expect(await refuseCommonPassword("password")).toBeUndefined();
});
