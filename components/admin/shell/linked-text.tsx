const ADDRESS = /(https?:\/\/[^\s<>"')\]]+)/;

/** Plain text in which URLs are links. */
export const LinkedText = ({ text }: { text: string }) => (
  <div className="whitespace-pre-wrap break-words text-sm">
    {text.split(ADDRESS).map((part, index) =>
      ADDRESS.test(part) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <a key={index} href={part} target="_blank" rel="noopener noreferrer" className="underline">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </div>
);
