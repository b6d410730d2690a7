import { answerTasks } from './child-processes/answer-tasks';
import { answerRendering } from './receivers/render-in-child';

answerTasks(answerRendering);
