/** `element('button', { type: 'button', onclick }, 'Add')`: what JSX would be, in five lines. */
export function element(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(properties)) if (name.includes('-')) node.setAttribute(name, value);
  node.append(...children.flat().filter((child) => child !== null && child !== false));
  return node;
}

/** Puts other contents in, and leaves the element. */
export function fill(id, ...children) {
  document.getElementById(id).replaceChildren(...children.flat().filter(Boolean));
}
