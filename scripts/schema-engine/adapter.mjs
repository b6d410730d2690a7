import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';

/** PostgreSQL's internal one-byte `"char"`, which its catalogs use and adapter-pg has no mapping for. */
const CHAR_TYPE = 18;
const TEXT_TYPE = 25;

/**
 * Works around two faults of adapter-pg that only migrations meet: the missing `"char"` type (prisma/orm#27403),
 * and splitting scripts at `;`, which breaks `DO $$ … $$` and functions.
 */
export function mendAdapter(adapter) {
  adapter.executeScript = async function executeScript(script) {
    try {
      await this.client.query(script);
    } catch (error) {
      this.onError(error);
    }
  };

  const { queryRaw } = adapter;
  adapter.queryRaw = async function queryRawWithCharacters(query) {
    const characterColumns = [];
    // Presented to adapter-pg as text, then given its real type again.
    const view = Object.create(this, {
      performIO: {
        value: async (statement) => {
          const result = await this.performIO(statement);
          for (const [index, field] of result.fields.entries()) {
            if (field.dataTypeID !== CHAR_TYPE) continue;
            characterColumns.push(index);
            field.dataTypeID = TEXT_TYPE;
          }
          return result;
        },
      },
    });
    const result = await queryRaw.call(view, query);
    for (const index of characterColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return adapter;
}

/**
 * The adapter where there is no datasource: a new engine always reads the server's version, so without it `migrate
 * diff` between two schema files would need a database.
 */
export function offlineAdapter(adapterName) {
  return {
    provider: 'postgres',
    adapterName,
    queryRaw: async () => ({
      columnNames: ['exists', 'version', 'numeric_version'],
      columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
      rows: [[true, 'PostgreSQL 18.0', 180000]],
    }),
    executeRaw: async () => 0,
    executeScript: async () => {},
    dispose: async () => {},
    startTransaction: async () => {
      throw new Error('no database');
    },
    getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  };
}
