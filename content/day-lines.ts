import type { Line } from './format.ts'

export const dayOpens: Line[] = [
  {
    text: '{told.1}. That was today, and {S} told it to {A} through the bathroom door. “Again, please,” called {A}. “I had soap in both ears.”',
    says: 'A'
  },
  '{told.1}. This was today, and {S} needed both arms to tell it. {A} moved the cups out of the way first. {A} had met those arms before.',
  {
    text: '{told.1}. “It was today,” said {S}, in case {A} was thinking of some other day. “I know,” said {A}. “I’m still in the same socks.”',
    says: 'S'
  },
  {
    text: '{told.1}. All that was today, and {A} wanted to hear it from the beginning. “Slower,” said {A}. “You talk the way you eat noodles.” {S} tried again, one noodle at a time.',
    says: 'A'
  },
  {
    text: '{told.1}. Today {S} told it upside down on the sofa, with both feet up the wall. “You’re going red,” said {A}. “I’m nearly finished,” said {S}.',
    says: 'S'
  },
  '{told.1}. And that was today. {A} began to count the news on one hand and ran out of fingers. {S} kindly lent {A} a thumb.',
  {
    text: '{told.1}. {S} tried to tell it today in one breath, and it ended in a squeak. “Breathe,” said {A}. “I’m not going anywhere. I’ve only just sat down.”',
    says: 'A'
  },
  {
    text: '{told.1}. “When was that again?” asked {A}, who always mixed up the days. “Today,” said {S}. “We’re still in it.” {A} looked down to make sure.',
    says: 'S'
  },
  {
    text: '“Today,” {S} began, with a mouth full of toast. “Toast first,” said {A}. {S} chewed, and {A} waited, and {S} chewed some more. {told.1}.',
    says: 'S'
  },
  {
    text: '“Tell me today from the beginning,” said {A}. “First I put on my left sock,” said {S}. “A bit later than that,” said {A}. {told.1}.',
    says: 'S'
  },
  {
    text: '{told.1}. This very day {A} wanted to hear all of it, with the small bits too. “There are lots of small bits,” said {S}. “Good,” said {A}, and made room for them.',
    says: 'S'
  },
  'When {S} spoke of today, a finger went straight down to the floor. Yesterday was somewhere behind the fridge. Now the finger pointed down, and {A} nodded. {told.1}.',
  {
    text: 'Today {S} and {A} both opened their mouths at the same time. “You first,” said {A}. “No, you,” said {S}. It lasted about one blink. {told.1}.',
    says: 'S'
  },
  {
    text: '{told.1}. On this very day {S} told it from inside a jumper, looking for the hole. “I can’t see you,” said {A}, “but I’m listening to the jumper.”',
    says: 'A'
  },
  {
    text: '{told.1}. {A} had two questions about today, and {S} answered three. “I didn’t ask the last one,” said {A}. “You were going to,” said {S}.',
    says: 'S'
  },
  '{told.1}. {S} had to tell it twice today, because {A} was eating crusts the first time. Crusts are very loud from the inside. The second time {A} only sucked them.',
  {
    text: '{told.1}. “Was that really only today?” said {A}. “I feel as if I’ve had these shoes on since last week.” {S} helped with the left one.',
    says: 'A'
  },
  '{told.1}. {S} wanted {A} to have today’s news exactly right. {A} nodded in all the right places, and in one wrong one.',
  {
    text: '{S} hoped very much to be asked about today. {A} asked. {told.1}. “You can ask me again,” said {S}. So {A} did, quite politely.',
    says: 'S'
  },
  {
    text: '{told.1}. “And today, too. Fancy that,” said {A}. {S} waited. “Fancy that,” said {A} again. {S} was still waiting. After the third one it was right.',
    says: 'A'
  },
  {
    text: '{told.1}. Before today was over, {S} could tell it with just the eyebrows. {A} watched closely. “Left one higher,” said {A}. “That’s better.”',
    says: 'A'
  },
  {
    text: '{told.1}. {S}’s voice for today’s news was the one from the railway station. It came partly through the nose. “Which platform?” asked {A}, who always interrupted.',
    says: 'A'
  },
  {
    text: '{A} had only asked whether {S} was hungry. But today every question got the same answer. {told.1}. “And yes,” said {S}, “a bit.”',
    says: 'S'
  },
  '{told.1}. Flat on the rug, {S} told {A} about it this same day. {A} lay down too, to hear it properly. After that neither was in a hurry to get up.'
]

export const dayGoesOn: Line[] = [
  {
    text: '“What else?” said {A}, with both elbows on the table. {told.next}. “Elbows,” said {S}, who hardly ever got to say it.',
    says: 'S'
  },
  {
    text: '{told.next}. “Say that bit again,” said {A}, “just the way you said it first.” {S} did. It came out exactly the same, only with a hiccup.',
    says: 'A'
  },
  {
    text: '“There’s more,” said {S}. “I thought so,” said {A}. “You still have one finger up.” {told.next}. The finger came down again, slowly.',
    says: 'S'
  },
  {
    text: '“I can only tell this bit standing up,” said {S}, and stood up. {told.next}. “And I can only hear it sitting down,” said {A}.',
    says: 'S'
  },
  {
    text: '“Don’t leave anything out,” said {A}. There was no danger of that. {S} had once told {A} about a puddle for half an hour. {told.next}.',
    says: 'A'
  },
  {
    text: '{told.next}. {A} shut both eyes. “Wait,” said {A}. “I’m looking at it.” {S} waited. {A} liked to look at things from all sides.',
    says: 'A'
  },
  '{S} took a sip of milk before the next bit. {told.next}. {A} listened with a very straight face. That was not easy, because {S} had a white moustache.',
  {
    text: '“Was that all?” asked {A}. {S} looked up in the air, where the rest was kept. {told.next}. {A} looked up too, and saw only the lamp.',
    says: 'A'
  },
  {
    text: '“I listen better with a biscuit,” said {A}. {S} had heard that before. {told.next}. “You see?” said {S}. “It works with just the ears.”',
    says: 'S'
  },
  {
    text: '“Don’t interrupt,” said {S}, though {A} had only breathed in. {told.next}. “May I breathe out now?” asked {A}. {S} thought that would be all right.',
    says: 'S'
  },
  {
    text: '{told.next}. “I have a question,” said {A}. Questions were for the end, {S} explained. So {A} sat on the question and wriggled.',
    says: 'A'
  },
  {
    text: '“Ask me what else,” said {S}. {A} asked. “You have to really want to know,” said {S}. So {A} asked on both knees. {told.next}.',
    says: 'S'
  },
  '{S} pulled up one sock, because the next bit needed straight socks. {told.next}. {A} pulled up a sock as well, just in case.',
  {
    text: '{told.next}. “Is that the long version or the short one?” asked {A}. “The short one,” said {S}. “The long one has noises.”',
    says: 'S'
  },
  {
    text: '“I’m all ears,” said {A}. {S} checked. There were two, the same as ever, and both were clean. {told.next}. Two turned out to be enough.',
    says: 'A'
  },
  {
    text: '{told.next}. That bit {S} told in a whisper. “Why are we whispering?” whispered {A}. “I don’t know,” whispered {S}. They went on whispering for a while.',
    says: 'S'
  },
  '{S} leaned in to tell it, and {A} leaned in to hear it. Their foreheads met in the middle. {told.next}. After that both of them leaned back a little.',
  {
    text: '{S} always talked into {A}’s left ear. The right one was just as good, but the left was nearer. {told.next}. “The other one wants to know, too,” said {A}.',
    says: 'A'
  },
  {
    text: '“Pass the bread, and then go on,” said {A}. {S} did it the other way round. {told.next}. {A} got the bread after that.',
    says: 'A'
  },
  {
    text: '{told.next}. “Have I told you that?” asked {S}. “Twice,” said {A}. “I was hoping for three.” So {S} told it a third time.',
    says: 'S'
  },
  {
    text: '{S} walked round and round {A}, because that bit was easier walking. {told.next}. “I heard it all,” said {A}, “but now I’m dizzy.”',
    says: 'A'
  },
  {
    text: '“You’re doing the face,” said {A}. “What face?” said {S}, and did it. {told.next}. It was the face for things that could not wait.',
    says: 'S'
  },
  {
    text: '“Should I sit down for the next bit?” asked {A}. “You are sitting,” said {S}. {A} looked, and it was true. {told.next}.',
    says: 'S'
  },
  {
    text: '“Is it my turn to talk?” asked {A}. “Nearly,” said {S}. {told.next}. “Now?” asked {A}. {S} thought about it. “Nearly,” said {S}.',
    says: 'S'
  },
  {
    text: '“Try it without hands,” said {A}. {S} sat on both of them, and not a word came out. “All right, with hands,” said {A}. {told.next}.',
    says: 'A'
  },
  {
    text: '{told.next}. It was so quiet that {S} looked at {A} to make sure. “I’m listening,” said {A}. “This is what it looks like.”',
    says: 'A'
  },
  {
    text: '“One moment, my shoelace,” said {A}, and bent down. {S} told the next bit to the top of {A}’s head. {told.next}. “Got it,” said {A} from down there.',
    says: 'A'
  },
  {
    text: '“I’ll be quick,” said {S}, and got comfortable first, which took a while. {A} moved over. Then {A} moved over some more. {told.next}.',
    says: 'S'
  },
  '{S} pulled at {A}’s sleeve, although {A} was listening already. {told.next}. By then one of the sleeves was longer than the other.',
  {
    text: '{told.next}. “I can tell that backwards, too,” said {S}. “Please don’t,” said {A}. “I’ve only just got hold of it forwards.”',
    says: 'S'
  },
  {
    text: '“Are you ready?” asked {S}. {A} was. “You don’t look it,” said {S}. {A} sat up straight and tried to look it. {told.next}.',
    says: 'S'
  },
  {
    text: '{told.next}. “I’ll tell the postman that,” said {A}, who told the postman everything. {S} wanted to come along, to see that it was told properly.',
    says: 'A'
  },
  {
    text: '{A} held a spoonful of soup in the air and forgot about it. {told.next}. “Your soup,” said {S}. “What soup?” said {A}.',
    says: 'S'
  },
  {
    text: '“Do you want it fast or slow?” asked {S}. {A} wanted it slow. {S} had been hoping for fast. {told.next}. It came out medium.',
    says: 'S'
  },
  {
    text: '{told.next}. “That reminds me,” said {A}, who was reminded of things all day long. “Later,” said {S}. So {A} was reminded quietly.',
    says: 'S'
  },
  '{S} bounced a little while telling it, so {A} bounced a little while hearing it. {told.next}. It was that kind of sofa.'
]

export const dayCloses: Line[] = [
  { text: '“Is that everything?” asked {A}. “Everything up to now,” said {S}, who was not nearly done.', says: 'S' },
  { text: '“That’ll do for one day,” said {A}. It would not do for {S}. There was one more thing to come.', says: 'A' },
  '{A} thought it was time to put both feet up. {S} had other plans, so the feet stayed down.',
  'The day was full by now, but {S} had kept a corner free. {A} always did the same for pudding.',
  {
    text: '“Are you tired?” asked {A}. “No,” said {S}, and yawned, and said no again. So there was one more thing.',
    says: 'S'
  },
  'There was still some evening left. {S} looked at {A}, and {A} knew that look from other evenings.',
  {
    text: '“One more thing,” said {S}. “There’s always one more thing with you,” said {A}, and did not mind at all.',
    says: 'S'
  },
  '{A} had just got really comfortable. {S} always waited for exactly that. There was more to come.',
  'The evening was still young, and so was {S}. {A} found a bit of go in the left leg, and then in the right.',
  {
    text: '“I’m done,” said {A}. “I’m not,” said {S}. “Then I’m not either,” said {A}, and got ready for more.',
    says: 'S'
  },
  'Other families may have been brushing their teeth by then. {S} was not done yet, and so {A} was not done either.',
  { text: '“So that was today,” said {A}. “Most of it,” said {S}, and hopped from one foot to the other.', says: 'S' },
  'Then it was evening, and for a little while it was quiet. {A} should have known better. {S} was only getting ready.',
  '{S} still had one sleeve rolled up, and that always meant there was more to come. {A} rolled one up as well.',
  '{A} looked at the clock, and {S} looked at {A}. The clock lost. There was time for one more thing.',
  { text: '“Bedtime soon,” said {A}. {S} only heard the soon, and there was quite a lot of room in it.', says: 'A' },
  {
    text: '“I hear humming,” said {A}. It was {S}, who never hummed for nothing. So today was not over yet.',
    says: 'A'
  },
  { text: '“What now?” asked {A}, who was no good at sitting still either. {S} was very glad to be asked.', says: 'A' },
  'By then it was evening, but {S}’s legs had not noticed. They still had something planned, and {A}’s legs came along.',
  { text: '“Shall we call it a day?” asked {A}. “Not yet,” said {S}. “There’s still a bit sticking out.”', says: 'S' },
  '{S} tapped {A} on the knee three times, which meant that they were not done. {A} tapped back once, which meant good.',
  {
    text: '“You’ve got that grin,” said {A}. {S} felt for it with both hands. It was there, so today could not be over.',
    says: 'A'
  },
  {
    text: '“Well,” said {A}, the way people say it at the end. “Well,” said {S}, the way people say it at the start.',
    says: 'S'
  },
  'Two big yawns went by, and both were {A}’s. {S} had none to spare. There was one more thing to come.'
]

export const dayEnds: Line[] = [
  {
    text: 'In bed {S} went over the day once more, with both eyes shut. It always stopped at the same place. {told.best}. “I know,” whispered {A}. The pillow was cool on one side and warm on the other.',
    says: 'A'
  },
  '{S} lay on one ear. The other was still up, in case {A} had something to say. So {A} told it one last time, very low. {told.best}. Then the upper ear could rest as well.',
  {
    text: '“Which bit are you keeping?” whispered {A}. {S} did not have to think about it. {told.best}. “I thought so,” whispered {A}, and drew the blanket up to {S}’s chin. It was a good blanket for keeping things.',
    says: 'A'
  },
  {
    text: '{S}’s hands were under the blanket, where they could not help with the telling. It worked without them. {told.best}. “Yes,” whispered {A}. The hands lay quite still and were warm.',
    says: 'A'
  },
  '{A} stayed on the edge of the bed a bit longer than usual. {told.best}. {S} was still thinking about it, but slowly. {A} could tell by the toes under the blanket. They had almost stopped.',
  'There was not much left to say, so {S} and {A} said only one thing more. {told.best}. Then came good night. It went to and fro for a while, because both liked to be last.',
  {
    text: '“Tell it once more,” said {S}, already quite low in the pillow. {A} had a slow voice for such things, and used it. {told.best}. In the dark it sounded softer, and just as true.',
    says: 'S'
  },
  {
    text: '{S} lifted a corner of the pillow and put the best of today under it. {told.best}. Then {S} lay down on top, very carefully. “Is it comfortable?” whispered {A}. It was.',
    says: 'A'
  },
  {
    text: 'The room was dark, and the bed creaked a little, as beds do. {told.best}. {S} only thought it, and did not say a word. “I heard that,” whispered {A} all the same, and smoothed the blanket.',
    says: 'A'
  },
  'Three times {A} had whispered good night. Three times {S} still had something to add, and it was always the same. {told.best}. The fourth good night was the softest of all, and that one held.',
  {
    text: '“You’re smiling,” whispered {A}. “You can’t see that in the dark,” said {S}. That was so, but {A} could hear it. {told.best}. The smile stayed where it was, and went a little sideways into the pillow.',
    says: 'S'
  },
  {
    text: 'Under the blanket {S} held on to one of {A}’s fingers. It was good to hold something while thinking. {told.best}. “Still thinking of it?” whispered {A}. The finger got a very small squeeze.',
    says: 'A'
  },
  'First {A} yawned, and then {S} yawned, because it goes round like that. In between there was just room for one thing. {told.best}. After it came a last small yawn, and it belonged to both of them.',
  {
    text: '{A} whispered it into {S}’s hair, so that it would still be there at breakfast. {told.best}. “That tickles,” said {S}, and lay very still, so as not to shake it out.',
    says: 'S'
  },
  {
    text: '“May I tell it tomorrow, too?” asked {S}. “Tomorrow and the day after,” whispered {A}. {told.best}. It would keep until then. {S} laid a cheek on the pillow, and {A} laid a hand on the blanket.',
    says: 'S'
  },
  'There was a thin stripe of light from the door. {S} lay and looked at it and thought of one thing only. {told.best}. {A} went to shut the door, and then left it just like that.',
  {
    text: '{S} had told it so often that there was hardly any voice left. So {A} did the last one. {told.best}. “Did I get it right?” whispered {A}. {S} nodded, and the pillow rustled.',
    says: 'A'
  },
  {
    text: 'The shoes were by the door, and the clothes were over the chair. Nearly all of today had been put away, but not this. {told.best}. “It can stay out,” whispered {A}, and pulled the blanket straight.',
    says: 'A'
  },
  {
    text: '{S} turned to the wall, and then turned back, because {A} was on that side. {told.best}. For a while they just left it there between them. “Good day,” whispered {A}. “Good night,” whispered {S}.',
    says: 'S'
  },
  '{S}’s feet had found the warm place at the bottom of the bed. Now {A} told it, slower than all the other times. {told.best}. The feet did not stir. They were listening, too.',
  '{S} took only one thing from today along to bed. {told.best}. It needed no room at all. {A} still made the blanket a bit wider on that side, to be polite.',
  {
    text: '“Your eyes are shut, but they’re busy,” whispered {A}. {told.best}. “I’m having it again,” said {S}. “Then I’ll be quiet,” whispered {A}, and was. It was a good, wide quiet, with room for two.',
    says: 'S'
  },
  '{A} breathed slowly, and soon {S} was breathing along. {told.best}. {S} thought it on the way in, and once more on the way out. Outside it was properly night now, and there was no hurry about anything.',
  {
    text: '{A} had saved one thing up for the very end. {told.best}. {S} had hoped it would be that. “And now good night,” whispered {A}, “first for the one ear, and then for the other.”',
    says: 'A'
  }
]

export const dayBrief: Line[] = [
  { text: '{told.1}. That was today, and {S} was not done yet. “I thought so,” said {A}.', says: 'A' },
  'This was {S}’s news today. {told.1}. {A} wanted to hear it twice, and then there was still some evening left.',
  {
    text: '{told.1}. “All that today,” said {A}, “and you’re still not tired.” {S} was not even a bit tired.',
    says: 'A'
  },
  { text: '{told.1}. “And today isn’t over,” said {S}, and pulled {A} up by both hands.', says: 'S' },
  { text: '“How was today?” asked {A}. {told.1}. “And there’s still a bit left,” said {S}.', says: 'S' },
  '{told.1}. It was today, and {A} had only just sat down when {S} thought of one more thing.',
  'Today {S} told it with both arms. {told.1}. When the arms were done, {S} still wasn’t.',
  '{told.1}. {S} told {A} all about it today, and {A} listened so well that there was time left over.',
  { text: '“Today first,” said {S}, “and then the rest.” {told.1}. “And now the rest,” said {A}.', says: 'S' },
  '{told.1}. So much for today, you might think. {S} did not think so, and looked at {A}.',
  'Today already had plenty in it. {told.1}. {S} left room for more, the way {A} did for pudding.',
  {
    text: '{told.1}. “Was that really today?” asked {A}, and yawned. {S} did not yawn back, and that meant something.',
    says: 'A'
  },
  '{A} asked about today, and {S} swallowed the toast first. {told.1}. Then {S} was ready for the next thing.',
  '{told.1}. Before today was over, {S} told it once sitting, once standing, and once on the way to the next thing.',
  {
    text: '“Today,” said {S}, and took a deep breath. {told.1}. “Is there any breath left?” asked {A}. There was.',
    says: 'S'
  },
  '{told.1}. This very day {S} tapped {A} on the knee, and the tap meant there was more.'
]
