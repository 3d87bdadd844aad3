import { Resend } from "resend";

import { httpFunction } from "../requests/http-function.ts";
import { openAuth, openFirestore } from "../runtime/admin.ts";
import { WEBHOOK } from "../runtime/function-options.ts";
import { mailWebhookSecret, resendApiKey } from "../runtime/params.ts";
import { COSTS } from "../runtime/rate-limits/costs.ts";
import { findAccount } from "../sign-ins/unknown-account.ts";
import { answerMailWebhook, type WebhookCall } from "./answer-webhook.ts";
import { createMailPreferences } from "./mail-preferences-store.ts";

/** The webhook for Resend's bounces and complaints. */
export const mailWebhook = httpFunction(
  { ...WEBHOOK, name: "mailWebhook", cost: COSTS.mailWebhook, secrets: [resendApiKey, mailWebhookSecret] },
  async (request) => {
    const services = {
      verify: verifyCall,
      findUid: async (email: string) => (await findAccount(email, openAuth()))?.uid,
      preferences: createMailPreferences(openFirestore()),
    };
    const call = {
      body: request.rawBody?.toString("utf8") ?? "",
      headers: {
        id: request.get("svix-id") ?? "",
        timestamp: request.get("svix-timestamp") ?? "",
        signature: request.get("svix-signature") ?? "",
      },
    };
    return { status: await answerMailWebhook(services, call) };
  },
);

function verifyCall({ body, headers }: WebhookCall): unknown {
  const resend = new Resend(resendApiKey.value());
  return resend.webhooks.verify({ payload: body, headers, webhookSecret: mailWebhookSecret.value() });
}
