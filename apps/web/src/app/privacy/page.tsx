import type { Metadata } from "next";

import { PrivacyPage } from "../../features/privacy/privacy-page.tsx";

export const metadata: Metadata = {
  title: "What we keep and why",
  description: "What Farwork stores of you, why, where, for how long and who else sees it, in plain words.",
};

export default function PrivacyRoute() {
  return <PrivacyPage />;
}
