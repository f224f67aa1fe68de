import { wishPlot } from '../wish-plot.ts'

export const pirates = wishPlot({
  themes: ['pirates'],
  answers: ['map', 'treasures'],
  about: 'Two pirates cannot agree on a captain and elect a boot, and the boot has had the treasure all along.',
  titles: ['Captain Boot', 'One Vote Each', '{H} and the Captain Who Said Nothing', 'The Treasure That Clinked', '{H} Votes for a Boot'],
  moods: ['quarrel'],
  want: [
    {
      id: 'somewhere-safe',
      A: 'partner',
      paragraphs: [
        'There was treasure on board, two gold coins with chocolate inside, and {H} wanted it before bedtime. The only trouble was that {A} had hidden it.',
        '“I put it somewhere safe,” said {A}. “From pirates.” “We are the pirates,” said {H}. “Yes,” said {A}. “That’s why I can’t remember.”',
        'So they boarded the sofa, which was the pirate ship, to go and look for it. “I’m the captain,” said {H}. “That’s funny,” said {A}. “So am I.”'
      ]
    }
  ],
  way: [
    {
      id: 'vote',
      A: 'partner',
      paragraphs: [
        'Real pirates voted for their captain, so they voted. There was one vote for {H}, and there was one for {A}. They counted again. Meanwhile nobody steered, and the ship ran into the lamp.',
        '“It’ll always come out like that,” said {A}. “You’ll never vote for me, and I’ll never vote for you.” {H} looked round for somebody else. Under the sofa lay a boot. It was large and brown, and it did not want to be captain at all.',
        '“I vote for the boot,” said {H}. “So do I,” said {A}, “if it isn’t you.” So Captain Boot stood at the front of the ship. Wherever its toe pointed, the pirates had to sail and dig.'
      ]
    },
    {
      id: 'toe-points',
      A: 'partner',
      paragraphs: [
        'They dug behind the cushions and found a comb. {H} turned the captain round, and they dug in the laundry and found a sock. {H} turned it again, and it pointed at the wall. “It doesn’t know either,” said {H}, and sat down. “And it can only point away from itself,” said {A}.'
      ]
    },
    {
      id: 'weevil',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The pirates had a ship’s biscuit each. “You have to knock first,” said {A}, and knocked on the arm of the sofa with it. “They always did that, in case there was a weevil in it.” {H} knocked too, and a raisin fell out.',
        'They both bent over it. “Is it moving?” asked {H}. “It’s waiting until we look away,” said {A}. So they looked away, out to sea. When they turned round, the raisin was gone, and {A} was chewing. “It ran,” said {A}.'
      ]
    },
    {
      id: 'pieces',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A captain needs a hat. {H} tried one on the boot, and it went down over everything to the sole. “You can’t see the captain’s face,” said {A}. “You can’t see it without, either,” said {H}.',
        'They left the hat beside it, so that it could be put on in a storm. “Any orders, Captain?” asked {A}, and saluted. Something in there went clink, or it was the spring in the sofa.'
      ]
    },
    {
      id: 'island',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'On the way they came to an island. It was the rug, with one chair on it. {A} drew a treasure map on one hand with a pen, and put a cross on it.',
        'Then {A} licked it, and the cross was gone. “It’s all right,” said {H}. “I saw where it was. It was on your thumb.” They dug at the thumb end of the island, and found a crust from last spring.'
      ]
    },
    {
      id: 'storm',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then came a storm, because {A} shook the sofa. {H} held on to the arm, and the captain went overboard head first. “Man overboard!” cried {A}. “Boot overboard,” said {H}, and fished it out by the loop.',
        'It did not shout at anybody, as other captains do. “I like it better than you,” said {A}. “I like it better than you, too,” said {H}.'
      ]
    },
    {
      id: 'parrot',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Pirates need a parrot, and {A} was asked. {A} would not sit on anybody’s shoulder. {A} did not say “Pieces of eight.” “Say anything,” said {H}, and waited with one ear ready.',
        '{A} looked past {H}, a long look, straight at the captain. “It’s a quiet parrot,” {H} explained to the crew. “But it knows something.” Nobody listened to the parrot.'
      ]
    },
    {
      id: 'elder-pirate',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} sat down in an armchair on the north coast, for a rest, and was taken prisoner. “What have you got?” asked {A}. {S} turned out both pockets. There was a handkerchief, a key and a peppermint. “I’ll take the peppermint,” said {A}.',
        '“Equal shares,” said {S}. “Pirates were strict about that. And the one who got hurt had extra.” {S} bit the peppermint in two, and said ow, and kept the bigger half.'
      ]
    },
    {
      id: 'child-cabin',
      A: 'child',
      spare: 7,
      paragraphs: [
        '“Can you tie knots?” asked {H}. {A} could, and tied one. It was a good knot. It had the captain’s laces in it, and the leg of the table.',
        'The ship could not leave. It lay there, with the wind behind it and everybody leaning forward. “That’s an anchor,” said {A}. It was the best anchor they ever had. It took both of them to undo it.'
      ]
    },
    {
      id: 'heave',
      A: 'same',
      spare: 12,
      paragraphs: [
        'To sail on they had to haul up the anchor. It was a cushion on a scarf. “Heave and ho,” sang {A}, for pirates always sing at it. {H} pulled on the heave, because it came first. {A} pulled on the ho. The anchor came up a bit, and went down a bit.',
        '“One of us is wrong,” said {H}. They looked at the captain, but the boot was for neither. “Then we’ll pull on the and,” said {A}. They sang it once more, and up it came.'
      ]
    },
    {
      id: 'share-first',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Let’s share it out now,” said {A}, “so there’ll be no quarrel when we find it.” {H} thought that clever. Two coins and two pirates made one each. Then they both looked at the captain.',
        '“It does the most work,” said {A}. “It does nothing at all,” said {H}. “And yet we’d never have got this far with you.” They put down a button for the captain, to be going on with.'
      ]
    }
  ],
  turn: [
    {
      id: 'land-ahoy',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Land ahoy!” cried {A}. It was the table. They tied up at one of its legs and asked for news. Nobody there had seen any treasure, but there was an apple.',
        'Pirates have to eat apples, because of their teeth. {H} ate one side and {A} ate the other, until they met in the middle. “Halt, who goes there?” said {H}, with {H}’s mouth full. “The crew,” said {A}, and got the pip.'
      ]
    },
    {
      id: 'clink',
      A: 'partner',
      paragraphs: [
        '{H} looked at Captain Boot. “If it only points away from itself,” said {H}, “then there’s one place where we haven’t dug.” “Where?” asked {A}. {H} picked the captain up, and turned it upside down, and shook.',
        'It went clink. Two gold coins fell out on to the deck, and rolled, and lay down. {A} went quite red. “Somewhere safe,” said {A}. “Now I remember.”'
      ]
    },
    {
      id: 'mutiny',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It knew all the time,” said {A}. “It sent us to the laundry, and it was standing on the treasure.” There had to be a trial. The boot stood in front, and {H} asked it why it had said nothing.',
        'It said nothing. “There you are,” said {H}. “It can’t tell a lie.” So it was allowed to stay captain. No other captain had ever kept the treasure so safe.'
      ]
    },
    {
      id: 'taste',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“You have to bite gold,” said {A}, “to see whether it’s real.” They each bit off a corner, just a small one. It was soft and brown and tasted a little of feet.',
        '“That’s the sea,” said {H} firmly. They bit again, to make quite sure. It was real, and there was less of it every time.'
      ]
    },
    {
      id: 'thank-captain',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Three cheers for the captain,” said {H}. They gave it three, and between them the captain was lifted up. After the third one {A} looked into the boot again, right down to the toe.',
        '“Is there more?” asked {H}. “Only the smell,” said {A}, and came up again quickly. “It’s the smell of far-off lands.” {H} had a smell too. “That’s where I was last Tuesday,” said {H}.'
      ]
    },
    {
      id: 'shares',
      A: 'partner',
      paragraphs: [
        'They shared the treasure fairly, and there was enough for everyone. The captain got the gold paper, pushed well down into the toe.',
        '“Next time I’ll hide it,” said {H}. “Where?” asked {A}. “I’ve forgotten already,” said {H}. And the pirates turned the ship round and sailed for home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed ashore, that is to say, on the carpet.',
      '{names} got boarded by mistake, along with two cushions.',
      { text: '{names} hoisted a sock for a flag.', needs: ['hands'] },
      { text: '{names} saluted both captains, to be fair.', needs: ['hands'] }
    ],
    way: [
      '{names} gave up a very good place, because the toe pointed there.',
      '{names} sniffed the captain all over, and the captain allowed it.',
      { text: '{names} cast a vote too, for the biscuit tin, and it did not count.', needs: ['hands'] },
      { text: '{names} mopped the deck round the lamp, where the ship had run in.', needs: ['hands'] }
    ],
    turn: [
      '{names} came at once at the sound of the clink.',
      '{names} stopped one coin from rolling further, simply by lying there.',
      { text: '{names} gave the captain three cheers and polished its toe.', needs: ['hands'] },
      { text: '{names} held a coin up to the light and pronounced it real chocolate.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions were put back, the comb went to its shelf and the sock to the laundry. Captain Boot went to stand beside the other one, which had known nothing of all this.',
    'The sea was flat by then. The pirates washed the chocolate off, behind the ears too, and lay down. The lamp at the window was the last light of the harbour.'
  ],
  last: [
    'Somewhere safe, and not even able to say where, {H} slept.',
    'Captain Boot kept watch with gold in the toe, and {H} was asleep.'
  ]
})
