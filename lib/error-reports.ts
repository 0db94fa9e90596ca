import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";

/** The error, without any text that a person typed. */
export interface ErrorReport {
  /** What the product was about, such as "request failed". */
  about: string;
  kind: string;
  message: string;
  stack?: string;
  /** Ids and words of the product, such as the request's id. */
  attributes: Record<string, string | number>;
}

interface Reporter {
  report(report: ErrorReport): void;
  end(): Promise<void>;
}

const SEND_WITHIN_MS = 5_000;
const SEVERITY_ERROR = 17;

const kept = perProcess<{ reporter?: Reporter }>("error reporter", () => ({}));

/** Sends each unexpected error to an OpenTelemetry collector, where one is configured. Nothing is loaded otherwise. */
export async function startErrorReports(): Promise<void> {
  const { errorReportsTo } = env();
  if (errorReportsTo) kept.reporter = await openReporter(errorReportsTo);
}

export function reportError(report: ErrorReport): void {
  kept.reporter?.report(report);
}

/** Waits for reports that are on their way. */
export async function endErrorReports(): Promise<void> {
  await kept.reporter?.end();
}

async function openReporter({ url, serviceName }: { url: string; serviceName: string }): Promise<Reporter> {
  const [{ LoggerProvider, SimpleLogRecordProcessor }, { OTLPLogExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-logs"),
      import("@opentelemetry/exporter-logs-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const exporter = new OTLPLogExporter({ url: `${url}/v1/logs`, timeoutMillis: SEND_WITHIN_MS });
  const provider = new LoggerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    processors: [new SimpleLogRecordProcessor({ exporter })],
  });
  const logger = provider.getLogger("product");
  return {
    report: ({ about, kind, message, stack, attributes }) =>
      logger.emit({
        severityNumber: SEVERITY_ERROR,
        severityText: "ERROR",
        body: about,
        attributes: {
          ...attributes,
          "exception.type": kind,
          "exception.message": message,
          ...(stack === undefined ? {} : { "exception.stacktrace": stack }),
        },
      }),
    end: () => provider.shutdown(),
  };
}
