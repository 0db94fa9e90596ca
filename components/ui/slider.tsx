import type { ComponentProps, CSSProperties } from "react";
import styles from "./slider.module.css";

interface SliderProps extends Omit<ComponentProps<"input">, "type" | "style" | "className"> {
  min: number;
  max: number;
  value: number;
  /** Its number is where it begins, not what was chosen. */
  isUnset?: boolean;
}

/** The browser's own slider, drawn in our colours, 44 px high to put a finger on. */
export function Slider({ min, max, value, isUnset, ...rest }: SliderProps) {
  const reached: CSSProperties & Record<"--reached", string> = {
    "--reached": `${((value - min) / (max - min)) * 100}%`,
  };
  return (
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      className={styles.slider}
      style={reached}
      data-unset={isUnset || undefined}
      {...rest}
    />
  );
}
