import { buttonVariants } from "@/components/ui/button-variants";
import { PRICES_NOTE, TOOLS_SHOWN, TOOLS_TITLE, TOOLS_TRUNCATED } from "@/lib/domain/roadmap/messages";
import type { RecommendedTool } from "@/lib/domain/roadmap/roadmap";
import { withKeys } from "@/lib/domain/with-keys";
import "../report/report.css";

interface ToolsGridProps {
  tools: RecommendedTool[];
  /** Null where the heading above already says it. */
  title?: string | null;
}

/** The recommended tools as cards; nothing where there are none. */
export function ToolsGrid({ tools, title = TOOLS_TITLE }: ToolsGridProps) {
  if (tools.length === 0) return null;
  return (
    <div className="tools">
      {title !== null && <h2>{title}</h2>}
      {tools.length > TOOLS_SHOWN && <p className="report-small">{TOOLS_TRUNCATED}</p>}
      <ul className="tools-grid">
        {withKeys(tools.slice(0, TOOLS_SHOWN)).map(({ key, value: tool }) => (
          <ToolCard key={key} tool={tool} />
        ))}
      </ul>
      {title !== null && <p className="report-small">{PRICES_NOTE}</p>}
    </div>
  );
}

function ToolCard({ tool }: { tool: RecommendedTool }) {
  return (
    <li className="tools-card report-whole">
      <div className="report-block-title">
        <h3>{tool.name}</h3>
        <span data-priority={tool.priority} className="report-badge">{`${tool.priority} priority`}</span>
      </div>
      <p className="report-small">{tool.category}</p>
      <p>{tool.why}</p>
      <dl className="tools-facts">
        <Fact label="What it is" text={tool.description} />
        <Fact label="Use it for" text={tool.useCase} />
        <Fact label="Price" text={tool.pricing} />
        <Fact label="Works with" text={worksWith(tool)} />
        <Fact label="Check first" text={tool.checkBeforeBuying.join(" ")} />
        <Fact label="Free start" text={tool.firstStep} />
      </dl>
      <a
        href={tool.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ variant: "outline", size: "sm", className: "tools-visit" })}
      >
        {`Visit ${tool.name}`}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </li>
  );
}

const worksWith = ({ worksWith: platforms }: RecommendedTool) =>
  platforms.length === 0 ? "" : `${platforms.join(", ")}; confirm with the vendor`;

function Fact({ label, text }: { label: string; text: string }) {
  if (text === "") return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
