import { wishPlot } from '../wish-plot.ts'

export const whoeverBallet = wishPlot({
  id: 'wish-whoever-ballet',
  visits: 'anything',
  whoever: [
    'wants to be a ballerina',
    'wants to be a ballet dancer',
    'wants to be a dancer',
    'wants to do ballet',
    'wants to dance ballet',
    'wants to learn ballet',
    'wants to dance',
    'wants to dance on stage',
    'dreams of being a ballerina',
    'dreams of being a ballet dancer',
    'dreams of dancing',
    'loves ballet',
    'does pirouettes',
    'wants to do a pirouette',
    'goes to ballet',
    'has ballet lessons',
    'is a ballerina',
    'is a ballet dancer',
    'does pliés',
    'dances like a ballerina',
    'goes to ballet class',
    'practises ballet in the mirror'],
  company: ['theatre', 'stage', 'swan', 'swans', 'lake', 'curtain', 'madame', 'window', 'ribbon', 'rope', 'orchestra', 'audience', 'skirt', 'flowers', 'shoes', 'mirror'],
  out: true,
  isTale: true,
  about: 'Somebody has learned ballet in a mirror, and so does all of it the other way round, until the hero sees what is missing in the lake.',
  titles: ['The Other Way Round', 'A Swan in the Lake', '{H} at the Curtain', '{visitor} on the Big Stage', 'Left, Said the Swans'],
  want: [
    {
      id: 'stage-door',
      A: 'partner',
      paragraphs: [
        'Tonight there was a ballet at the big theatre. {H} was to pull the rope for the red curtain, and {A} was there to help. Then somebody knocked at the stage door. It was {visitor.first}, in a white skirt.',
        '“I want to be a ballerina,” said {visitor}. “I know all the steps.” Madame Plume, who was in charge, looked very closely at that. “We are one swan short,” said Madame Plume. “Show me.” Twelve dancers in white stood in a row. And left!'
      ]
    }
  ],
  way: [
    {
      id: 'left-said-the-swans',
      A: 'partner',
      paragraphs: [
        'Twelve swans went to the left, and {visitor} went to the right. Bump! They all lay on top of each other, and it looked like a pillow fight. “Once more,” said Madame Plume. Twelve left legs went up, and something on the right. It got the next swan in the tummy.',
        '{A} tied a blue ribbon on {visitor}, on the left. “This way,” said {A}. So they went to the left, and {visitor} looked at the ribbon, and went to the right. Bump! “Out!” cried Madame Plume, with a feather in her mouth.'
      ]
    },
    {
      id: 'the-shoes',
      A: 'same',
      spare: 1,
      embodied: true,
      paragraphs: [
        'In a box lay the ballet shoes, a hundred of them, all pink. “What size are you?” {A} asked {visitor}. {visitor} did not know. They tried them on, one after the other, until they had come to the bottom of the box.',
        'Nothing would fit. “I’ve brought my own,” said {visitor}. They were two socks with a ribbon on, and one of them had a hole in front. “That’s for going on tiptoe,” said {visitor}. “It lets the toe see where it is.”'
      ]
    },
    {
      id: 'warming-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Along the wall there was a wooden bar, and there you had to warm up. “And down,” said the swans, “and up.” {A} went down with them. It creaked. “And up,” said the swans. {A} stayed where {A} was.',
        '“Isn’t it nice down here?” said {A}. {H} took hold on one side, and {visitor} on the other. They pulled, and {A} came up much too fast. “Was that a jump?” asked the last swan. “It was beautiful.”'
      ]
    },
    {
      id: 'dressing-room',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the dressing room there were lamps round all the mirrors, and a big puff with powder. {A} only wanted to try it on one cheek. Poof! There was a cloud, and in the cloud somebody sneezed. When it came down, {A} was as white as a swan.',
        '“There you are at last,” said a lady with a list. “You’re number nine.” She pushed {A} out into the corridor. It took quite some time to explain that. {A} had a number on already, and a beak.'
      ]
    },
    {
      id: 'orchestra',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Down in front sat the orchestra, and tuned up. The violins said “Eee”, and the cellos said “Ooo”. A man with a triangle sat right at the back. He had one single ting in the whole ballet. “When is it?” asked {A}.',
        '“At the very end,” said the man. “I’ve been counting since five o’clock.” “How far have you got?” asked {A}. He opened his mouth. He shut it again. Then he looked at {A} for a long time. “One,” he said. “Two.”'
      ]
    },
    {
      id: 'the-rope',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} tried the rope, because everything must be tried. The curtain rose a little way. Below it stood forty feet in pink. {H} let it down. {A} wanted to have a go too, and pulled with both hands.',
        'It was the wrong rope. A moon came down from the ceiling, and a tree, and a man with a sandwich. “I was having my tea up there,” said the man. {A} pulled the other way, and up he went. He waved with the sandwich.'
      ]
    },
    {
      id: 'lightly',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“A swan must be as light as a feather,” said Madame Plume. To show them, she threw a feather in the air. It came down very slowly. They all tried to come down like that. {A} jumped, and was there again at once.',
        '“You have to think of something light,” said {visitor}. {A} thought of a balloon, and jumped. {A} thought of steam. At the fifth jump it was a little slower, and everybody clapped. “What was that?” asked {H}. “Toast,” said {A}.'
      ]
    },
    {
      id: 'the-bow',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The bow was the one thing that {visitor} could do from both sides. It went right down, as far as the floor. “You have to come up again,” said {A}. “I know,” said {visitor}. “But it’s so nice to think of them clapping.”',
        '{A} clapped a bit, so that {visitor} came up. Then {A} had to bow as well, and {visitor} clapped. They went on like that for a time. It was a very good show, and nobody had danced yet.'
      ]
    },
    {
      id: 'other-seat',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had a seat in the first row, of red velvet. It folded up. {A} sat down, and then {A} leaned forward to see better. Clap! went the seat, and {A} sat on the edge of it, and slid. Now {A} was on the carpet.',
        'A gentleman came by, with opera glasses. He looked down through them. “How near you are,” he said. {A} held the seat with one hand, and sat on it quickly, before it noticed. There was no more leaning after that.'
      ]
    },
    {
      id: 'peeping',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the curtain there was a hole, just big enough for an eye. “Are there many?” asked {visitor}. {A} looked. “About six hundred,” said {A}, “and a baby.” {visitor} went rather quiet, and sat down on a drum.',
        '{A} looked once more. From the other side an eye looked back. It was brown. {A} blinked, and it blinked too. “There’s one who’s afraid of us,” said {A}. That helped a good deal.'
      ]
    },
    {
      id: 'pet-ballet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} lay in the wings, where the ropes are. Thirteen white skirts ran past {A}, and then they ran back. Each time there was a wind, with powder in it. {A} sneezed at every wind.',
        'The man in the orchestra counted that as well. He got quite mixed up. Then a swan bent down and scratched {A} behind one ear, on tiptoe. Of all the dancers, {A} thought, that was the best.'
      ]
    },
    {
      id: 'elder-ballet',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was in a ballet once,” said {S}. “I was a mushroom.” “Did you dance?” asked {A}. “I stood,” said {S}. “There was a dance round me. In the middle of it my hat fell off, and rolled away.”',
        '“And then?” “Then there was a mushroom without a hat,” said {S}, “and the hat got the flowers.” {S} showed {A} how you stood. It was with both arms down, and you had to look damp.'
      ]
    },
    {
      id: 'child-ballet',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} put on three skirts, one on top of the other. They stuck out so far that {S} could not see any feet. “Are they still there?” asked {S}. {A} looked underneath. “Both of them,” said {A}.',
        'Then {S} turned round. Whatever was standing near fell over, a stool and a fern and two swans. {S} turned back to see what that had been. “You’re dangerous,” said {A}. {S} was delighted, and needed a good deal of room.'
      ]
    },
    {
      id: 'baby-ballet',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'When the violins began, {A} sat on the boards and bounced. It went up and down from the knees, in time, and with one finger in the air. The swans stopped to watch. “Who taught you that?” asked Madame Plume.',
        '{A} bounced a bit faster. The violins noticed it, and had to come along. In the end {A} sat down with a bump. That was how it stopped, and they all stopped together.'
      ]
    },
    {
      id: 'in-the-mirror',
      A: 'partner',
      paragraphs: [
        '{visitor} sat behind a cloth tree. “Where did you learn it?” asked {H}. “In a shop window,” said {visitor}. “Every evening a ballet was on, across the street. I could see it in the glass.” “In the glass,” said {A}, “right is left.” On the stage lay a lake of blue silk. One swan stood beside it, and in the lake there was nobody.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-lake',
      A: 'partner',
      paragraphs: [
        '“That’s where you have to go,” whispered {H}. “Into the lake!” Six hundred people sat there, and {H} pulled the rope. On the shore the first swan lifted her left leg. In the lake {visitor} lifted something on the other side. She bent down, and {visitor} bent up. They were just like a swan and its picture in the water!',
        '“Ah,” said six hundred people. “That one isn’t a swan,” said a small boy. “It’s the water,” said his mother. “It wobbles.” It was the only ballet in the world where both sides were right.'
      ]
    },
    {
      id: 'the-ting',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then it was the end, and the violins got slower and slower. Everybody waited. The man with the triangle was staring at the lake, with tears in his eyes. “Now!” whispered {A}. He had stopped counting, for it was so lovely.',
        'Ting! It came a bit late. But {visitor} had been waiting for it, halfway up, and so had the swan. They both came down at the very same time. “You see?” the man told {A}. “You don’t have to count at all.”'
      ]
    },
    {
      id: 'bouquets',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They had to bow eleven times. {visitor} went down at each of them, and came up at each of them too. Flowers flew on to the stage. A rose got {A} on the nose, and a whole bunch stuck in the tree.',
        'Somebody had had no flowers, and had thrown a bag of crisps. {A} shared them out among the swans. They had eaten nothing since lunch, so as to be light. Crunch, crunch, went the lake behind the curtain.'
      ]
    },
    {
      id: 'madame-plume',
      A: 'partner',
      paragraphs: [
        'Madame Plume came out from behind, and blew her nose. “Tomorrow at seven,” she told {visitor}, “and don’t learn anything new.” {H} let the red curtain down, as slowly as possible. {visitor} showed {H} and {A} one step to take home. They did it all three, in front of the dark window, and in there it was right.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the wings, and breathed in so that the swans could get by.',
      '{names} felt the stage with both feet, and it was smooth and very big.',
      { text: '{names} held the rope at the bottom, where it curls.', needs: ['hands'] },
      { text: '{names} shook out the white skirts, and it snowed a little.', needs: ['hands'] }
    ],
    way: [
      '{names} lay under the swans as well, and came out last.',
      '{names} looked behind the tree, and sat down there for a bit too.',
      { text: '{names} picked up feathers, and each held a bunch.', needs: ['hands'] },
      { text: '{names} helped up the swans, one at a time, by the elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} said “Ah” too, and a little longer than the rest.',
      '{names} watched from the side, where you see both of them at once.',
      { text: '{names} waved the blue silk, very gently, so that there were ripples.', needs: ['hands'] },
      { text: '{names} clapped until it tingled.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the theatre one lamp stayed on, as it does at night. The lake lay in a box, folded up small.',
    '{H} brushed the powder out, made one slow bow to the mirror, and lay down.'
  ],
  last: [
    'One lay on the left, and one in the mirror on the right, and {H} was asleep.',
    'The curtain came down over both eyes, and {H} was asleep.',
    'As light as toast, {H} came down, and was asleep.'
  ]
})
