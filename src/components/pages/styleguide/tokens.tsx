import type { ReactNode } from "react";
import styled from "styled-components";
import { plainList } from "../../../styles/mixins";
import { colours, scale } from "../../../styles/tokens";
import { Group } from "./parts";

const isType = (name: string): boolean => /^(?:text-|head-|display)/.test(name);
const isSpace = (name: string): boolean => /^(?:space-|gutter)/.test(name);

const sampleOf = (name: string) => (
  <Sample $size={name} $serif={!name.startsWith("text-")}>
    Sound you can see
  </Sample>
);

/** Examples of the tokens of the scale that `filter` selects. */
function examplesOf(filter: (name: string) => boolean, example: (name: string) => ReactNode): Record<string, ReactNode> {
  const selected = Object.entries(scale).filter(([name]) => filter(name));
  return Object.fromEntries(selected.map(([name, value]) => [`--${name}: ${value}`, example(name)]));
}

/** The design tokens: colours, type sizes, spacing, measures and motion. */
export function Tokens() {
  return (
    <>
      <Group title="Colours">
        <Swatches>
          {Object.entries(colours).map(([name, [light, dark]]) => (
            <li key={name}>
              <Swatch $name={name} />
              <code>--{name}</code>
              <small>
                {light} · {dark}
              </small>
            </li>
          ))}
        </Swatches>
      </Group>
      <Group title="Type" examples={examplesOf(isType, sampleOf)} />
      <Group
        title="Space"
        examples={examplesOf(isSpace, (name) => (
          <Bar $size={name} />
        ))}
      />
      <Group
        title="Measures and motion"
        examples={examplesOf(
          (name) => !isType(name) && !isSpace(name),
          () => null,
        )}
      />
    </>
  );
}

const Swatches = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-4);
  li {
    display: grid;
    font-size: var(--text-s);
  }
  small {
    color: var(--soft);
    font-size: var(--text-xs);
  }
`;

const Swatch = styled.span<{ $name: string }>`
  height: var(--space-7);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--${({ $name }) => $name});
`;

const Sample = styled.p<{ $size: string; $serif: boolean }>`
  font-family: var(--${({ $serif }) => ($serif ? "serif" : "sans")});
  font-size: var(--${({ $size }) => $size});
  line-height: 1.1;
`;

const Bar = styled.div<{ $size: string }>`
  width: var(--${({ $size }) => $size});
  height: var(--space-3);
  background: var(--link);
`;
