import "./globals.css";
import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { connection } from "next/server";
import type { ReactNode } from "react";

import { AccountNav } from "../features/account/account-nav.tsx";
import { SITE_IMAGE_PATH, describeImage } from "../features/open-graph/describe-image.ts";
import { SITE_IMAGE } from "../features/open-graph/image.ts";
import { LazyPrivacyChoices } from "../features/privacy/pixel-parts.tsx";
import { readTrackingPixel, Tracking } from "../features/privacy/tracking.tsx";
import { SiteFooter } from "../features/site-layout/site-footer.tsx";
import { SiteHeader } from "../features/site-layout/site-header.tsx";
import { readTheme, THEME_COOKIE } from "../features/site-layout/theme.ts";
import { readBackendConfig } from "../platform/backend/backend-config.ts";
import { readEnv } from "../platform/env.ts";
import { LocaleProvider } from "../platform/locale/locale-provider.tsx";
import { readFormats, readReaderPay } from "../platform/locale/use-formats.server.ts";
import { SESSION_COOKIE } from "../platform/session/session-cookie.ts";
import { bricolage, bricolageExtended, instrument, instrumentExtended } from "../ui/fonts.ts";
import { Providers } from "./providers.tsx";

const FONTS = [bricolage, bricolageExtended, instrument, instrumentExtended].map(({ variable }) => variable);

export async function generateMetadata(): Promise<Metadata> {
  await connection();
  return {
    metadataBase: new URL(readEnv().SITE_URL),
    title: { default: "Remote jobs · Farwork", template: "%s · Farwork" },
    description:
      "Remote jobs listed as plainly as classified ads: who may apply, what it pays, when it was posted.",
    ...describeImage({ siteName: "Farwork", type: "website", locale: "en" }, SITE_IMAGE_PATH, SITE_IMAGE),
  };
}

// In sRGB, because browsers' own UI does not support oklch here.
export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f5f7f8" },
    { media: "(prefers-color-scheme: dark)", color: "#10141b" },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection();
  const jar = await cookies();
  const pixel = readTrackingPixel();
  const [{ locale }, pay] = await Promise.all([readFormats(), readReaderPay()]);
  const theme = readTheme(jar.get(THEME_COOKIE)?.value);
  return (
    <html lang="en" data-theme={theme} className={FONTS.join(" ")}>
      <body className="flex min-h-dvh flex-col">
        <LocaleProvider locale={locale} pay={pay}>
          <Providers backend={readBackendConfig()}>
            <SiteHeader theme={theme} account={<AccountNav hasCookie={jar.has(SESSION_COOKIE)} />} />
            {pixel && <Tracking pixel={pixel} />}
            <main
              id="content"
              tabIndex={-1}
              className="mx-auto w-full max-w-page px-4 outline-none tablet:px-8"
            >
              {children}
            </main>
            <SiteFooter privacy={pixel && <LazyPrivacyChoices pixel={pixel} />} />
          </Providers>
        </LocaleProvider>
      </body>
    </html>
  );
}
