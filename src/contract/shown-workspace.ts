/** In which a page says which workspace it shows. Without the schemas of workspaces, as public pages load it, too. */
export const SHOWN_WORKSPACE_HEADER = 'x-workspace'
