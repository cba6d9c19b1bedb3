import styled from "styled-components";
import { plainList } from "../../../styles/mixins";
import { colours, scale } from "../../../styles/tokens";
import { Example, Group } from "./parts";

const typeSizes = Object.entries(scale).filter(([name]) => /^(?:text-|head-|display)/.test(name));
const spaces = Object.entries(scale).filter(([name]) => /^(?:space-|gutter)/.test(name));
const others = Object.entries(scale).filter(([name]) => !/^(?:text-|head-|display|space-|gutter)/.test(name));

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

      <Group title="Type">
        {typeSizes.map(([name, size]) => (
          <Example key={name} name={`--${name}: ${size}`}>
            <Sample $size={name} $serif={!name.startsWith("text-")}>
              Sound you can see
            </Sample>
          </Example>
        ))}
      </Group>

      <Group title="Space, measures and motion">
        {spaces.map(([name, size]) => (
          <Example key={name} name={`--${name}: ${size}`}>
            <Bar $size={name} />
          </Example>
        ))}
        <List>
          {others.map(([name, value]) => (
            <li key={name}>
              <code>
                --{name}: {value}
              </code>
            </li>
          ))}
        </List>
      </Group>
    </>
  );
}

const List = styled.ul`
  ${plainList}
`;

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
