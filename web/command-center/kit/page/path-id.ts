/** An id in a path. Its “=” stays as it is: the router compares paths by letters, and gives the page the id with it. */
export const pathId = (id: string): string => encodeURIComponent(id).replaceAll('%3D', '=');
