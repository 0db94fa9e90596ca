/**
 * The address bar's suggestions are pages of their own, which Chromium loads for each window: without them a test of one
 * page takes half the processor.
 */
const SUGGESTIONS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What Playwright switches off by itself: Chromium takes the last list that it is given, and not the sum. */
const BY_PLAYWRIGHT = [
  ...["AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"],
  ...["DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"],
  ...["MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"],
  "ThirdPartyStoragePartitioning",
];

export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  // A process less to pass each picture to.
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...BY_PLAYWRIGHT, ...SUGGESTIONS].join()}`,
];
